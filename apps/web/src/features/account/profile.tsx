import type { User } from "@clausewise/contracts";
import { notifications } from "@mantine/notifications";
import { explain } from "../../shared/trpc.ts";
import { Choice } from "../../shared/ui/fields.ts";
import styles from "./account.module.css";
import { Section } from "./section.tsx";

interface Props {
  user: User;
  onTimeZone: (zone: string | null) => Promise<void>;
}

const ofBrowser = "";
const known = ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** Those that this browser knows, and the one that was chosen on another. */
const choices = (chosen: string | null) => [
  { value: ofBrowser, label: "As on this device" },
  ...[...new Set([...(chosen === null ? [] : [chosen]), ...known])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll("_", " ") })),
];

/** Who the sign-in provider says the person is, and in which time zone they read times. */
export function Profile({ user, onTimeZone }: Props) {
  const { name, given_name } = user.google_user_data;
  const choose = (zone: string) =>
    void onTimeZone(zone === ofBrowser ? null : zone).then(
      () => notifications.show({ message: "Times are shown in this time zone from now on.", autoClose: 3000 }),
      (error: unknown) => notifications.show({ message: `The time zone was not changed. ${explain(error)}`, autoClose: 5000 }),
    );
  return (
    <Section title="Profile" lede="Your name and address come from the service you sign in with, and are changed there.">
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{name ?? given_name ?? "Not given"}</dd>
        <dt>E-mail</dt>
        <dd>{user.email}</dd>
      </dl>
      <Choice
        className={styles.field ?? ""}
        label="Time zone"
        description="Times are shown in it; days of the law are not changed by it."
        data={choices(user.time_zone)}
        value={user.time_zone ?? ofBrowser}
        onChange={(event) => choose(event.target.value)}
      />
    </Section>
  );
}

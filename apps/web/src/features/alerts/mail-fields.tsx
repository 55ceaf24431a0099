import type { MailTimes, Subscription } from "@clausewise/contracts";
import { mailDeliveries, mailDeliveryLabels } from "@clausewise/contracts/vocabulary";
import { Choice } from "../../shared/ui/fields.ts";
import { Segments } from "../../shared/ui/segments.tsx";
import styles from "./subscription.module.css";

interface Props {
  mail: MailTimes;
  reached: Subscription["reached"];
  onChange: (mail: MailTimes) => void;
}

const deliveries = mailDeliveries.map((value) => [value, mailDeliveryLabels[value]] as const);
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, "0")}:00` }));
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((label, at) => ({
  value: String(at + 1),
  label,
}));
const known = Intl.supportedValuesOf("timeZone");
const zones = (chosen: string) =>
  [...new Set(["UTC", chosen, ...known])].toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }));

const unreached = {
  no_server: "This installation sends no e-mail, so nothing is mailed; in the app you are told at once.",
  unverified: "The service you sign in with does not vouch for your address, so nothing is mailed to it; in the app you are told at once.",
} as const;

/** When a person is mailed what they were told of in the app. */
export function MailFields({ mail, reached, onChange }: Props) {
  const change = (changed: Partial<MailTimes>) => onChange({ ...mail, ...changed });
  return (
    <section className={styles.group} aria-label="E-mail">
      <h2>E-mail</h2>
      <p>
        {reached === "yes"
          ? "In the app you are told at once. What you have not read by then is also mailed to you, each alert once."
          : unreached[reached]}
      </p>
      {reached === "yes" && (
        <>
          <Segments label="E-mail" options={deliveries} value={mail.delivery} onChange={(delivery) => change({ delivery })} />
          {(mail.delivery === "daily" || mail.delivery === "weekly") && <Times mail={mail} change={change} />}
        </>
      )}
    </section>
  );
}

function Times({ mail, change }: { mail: MailTimes; change: (changed: Partial<MailTimes>) => void }) {
  return (
    <div className={styles.times}>
      {mail.delivery === "weekly" && (
        <Choice
          label="Day"
          data={weekdays}
          value={String(mail.weekday)}
          onChange={({ target }) => change({ weekday: Number(target.value) })}
        />
      )}
      <Choice label="Hour" data={hours} value={String(mail.hour)} onChange={({ target }) => change({ hour: Number(target.value) })} />
      <Choice
        label="Time zone"
        data={zones(mail.time_zone)}
        value={mail.time_zone}
        onChange={({ target }) => change({ time_zone: target.value })}
      />
    </div>
  );
}

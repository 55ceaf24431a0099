import { z } from "zod";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { Mailer } from "../../../platform/mail/mail.ts";
import type { Viewer } from "../../../service.ts";
import type { PeopleReads } from "../../identity/people.reads.ts";
import type { TakeUnmailed } from "../../notifications/take-unmailed.ts";
import { lockSubscription, readSubscribers, setMailedOn } from "../subscriptions.repository.ts";
import { lastSlot } from "./slot.ts";
import { writtenMail } from "./written-mail.ts";

interface Parts {
  database: Database;
  clock: Clock;
  mail: Mailer;
  people: Pick<PeopleReads, "find">;
  takeUnmailed: TakeUnmailed;
  /** Address people open; null where none is set. */
  publicUrl: string | null;
}

/** Mails people what they were told of, at once or as the digest of their hour; each notification once. */
export const createMailJob = (parts: Parts) =>
  defineJob({
    name: "alerts.mail",
    payload: z.object({}),
    isSingle: true,
    schedule: "*/5 * * * *",
    async run(_, { signal }) {
      if (!parts.mail.isOn) return;
      for (const viewer of await readSubscribers(parts.database)) {
        signal.throwIfAborted();
        await parts.database.transaction((tx) => mailTo(parts, tx as unknown as Database, viewer));
      }
    },
  });

/** What was taken, that it was, and the mail itself stand and fall together. */
async function mailTo({ clock, mail, people, takeUnmailed, publicUrl }: Parts, tx: Database, viewer: Viewer): Promise<void> {
  const subscription = await lockSubscription(tx, viewer);
  if (!subscription || subscription.mail.delivery === "off") return;
  const slot = lastSlot(clock.now(), subscription.mail);
  const isDigest = subscription.mail.delivery !== "at_once";
  if (isDigest && slot <= subscription.mailed_on) return;
  const person = await people.find(tx, viewer.id);
  if (!person?.email_verified || person.disabled_at !== null) return;
  const told = await takeUnmailed(tx, viewer, { since: subscription.mail_since, now: clock.now() });
  if (isDigest) await setMailedOn(tx, viewer, slot);
  if (told.length > 0) await mail.send(tx, { person_id: viewer.id, recipient: person.email, ...writtenMail(told, publicUrl) });
}

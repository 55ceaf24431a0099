import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Mailer } from "../../platform/mail/mail.ts";
import type { Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import { hasMessageSince, insertMessage, listMessages } from "./contact.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  mail: Mailer;
  people: PeopleReads;
  /** Address people open; null where none is set. */
  publicUrl: string | null;
}

export const createContactService = ({ database, audit, clock, ...parts }: Parts): Services["contact"] => ({
  async list(filter, caller) {
    const page = await listMessages(database, filter);
    const { cursor: _cursor, ...asked } = filter;
    await audit.note(caller, { action: "contact.read", changes: { ...asked, messages: page.items.map(({ id }) => id) } });
    return page;
  },

  send: (message, caller) =>
    audit.change(caller, async (tx) => {
      const now = clock.now();
      await tellAdministrators(tx, now, parts);
      const id = await insertMessage(tx, message, now);
      // The trail cannot be erased, so it does not repeat who wrote or what.
      return { result: { done: true }, entry: { action: "contact.sent", object_id: id } };
    }),
});

/** Tells them of the first message of each hour: who writes in bulk here does not write to them in bulk. */
async function tellAdministrators(tx: Database, now: string, { mail, people, publicUrl }: Pick<Parts, "mail" | "people" | "publicUrl">) {
  if (!mail.isOn || (await hasMessageSince(tx, `${now.slice(0, 13)}:00:00.000Z`))) return;
  const place = publicUrl === null ? "under Administration, Messages" : `at ${publicUrl}/admin/messages`;
  const text = `Somebody has written to you through Contact Us. Read it ${place}.\n\nFurther messages of this hour are not announced.\n`;
  for (const { id, email } of await people.administrators(tx))
    await mail.send(tx, { person_id: id, recipient: email, subject: "A message through Contact Us", text });
}

import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { insertMessage, listMessages } from "./contact.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

export const createContactService = ({ database, audit, clock }: Parts): Services["contact"] => ({
  list: (filter) => listMessages(database, filter),

  send: (message, caller) =>
    audit.change(caller, async (tx) => {
      const id = await insertMessage(tx, message, clock.now());
      // The trail cannot be erased, so it does not repeat who wrote or what.
      return { result: { done: true }, entry: { action: "contact.sent", object_id: id } };
    }),
});

import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { listNotifications, lockNotification, setRead } from "./notifications.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

export const createNotificationService = ({ database, audit, clock }: Parts): Services["notifications"] => ({
  list: ({ unread }, caller) => listNotifications(database, actorOf(caller).id, unread),

  markRead: ({ id }, caller) =>
    audit.change(caller, async (tx) => {
      const owner = actorOf(caller).id;
      const before = await lockNotification(tx, owner, id);
      if (!before) throw notFound("This notification");
      if (before.is_read) return { result: before, entry: null };
      const after = await setRead(tx, owner, id, clock.now());
      if (!after) throw notFound("This notification");
      const changes = { is_read: { before: false, after: true } };
      return { result: after, entry: { action: "notification.read", object_id: id, changes } };
    }),
});

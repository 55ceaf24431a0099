import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { listNotifications, lockNotification, setRead } from "./notifications.repository.ts";

export const createNotificationService = (database: Database, audit: AuditTrail): Services["notifications"] => ({
  list: ({ unread }, caller) => listNotifications(database, actorOf(caller).id, unread),

  markRead: ({ id }, caller) =>
    audit.change(caller, async (tx) => {
      const owner = actorOf(caller).id;
      const before = await lockNotification(tx, owner, id);
      if (!before) throw notFound("This notification");
      if (before.is_read) return { result: before, entry: null };
      const after = await setRead(tx, owner, id);
      if (!after) throw notFound("This notification");
      const changes = { is_read: { before: false, after: true } };
      return { result: after, entry: { action: "notification.read", object_type: "notification", object_id: id, changes } };
    }),
});

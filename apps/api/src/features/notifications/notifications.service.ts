import type { Clock } from "../../platform/clock/clock.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { listNotifications, lockNotification, setAllRead, setRead } from "./notifications.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
}

export const createNotificationService = ({ database, audit, clock, events }: Parts): Services["notifications"] => ({
  list: (filter, caller) => listNotifications(database, viewerOf(caller), filter),

  markRead: ({ id }, caller) =>
    audit.change(caller, async (tx) => {
      const viewer = viewerOf(caller);
      const before = await lockNotification(tx, viewer, id);
      if (!before) throw notFound("This notification");
      if (before.is_read) return { result: before, entry: null };
      const after = await setRead(tx, viewer, id, clock.now());
      if (!after) throw notFound("This notification");
      await events.raise(tx, { kind: "notifications", person_id: viewer.id, object_id: id });
      const changes = { is_read: { before: false, after: true } };
      return { result: after, entry: { action: "notification.read", object_id: id, changes } };
    }),

  markAllRead: (_, caller) =>
    audit.change(caller, async (tx) => {
      const viewer = viewerOf(caller);
      const read = await setAllRead(tx, viewer, clock.now());
      if (read === 0) return { result: { read }, entry: null };
      await events.raise(tx, { kind: "notifications", person_id: viewer.id });
      return { result: { read }, entry: { action: "notification.all_read", object_id: viewer.id, changes: { read } } };
    }),
});

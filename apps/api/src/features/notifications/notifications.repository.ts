import type { NotificationFilter } from "@clausewise/contracts";
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, like, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import type { Viewer } from "../../service.ts";
import { notification } from "./notifications.table.ts";

export function listNotifications(database: Database, viewer: Viewer, { unread, sort, ...part }: NotificationFilter) {
  const wanted = and(owned(notification, viewer), unread ? eq(notification.is_read, false) : undefined);
  return pageOf(part, byCreation(notification)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(notification), ...columns(database.$count(notification, wanted)) })
      .from(notification)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Reads one for changing it; null when the viewer has none of that id. */
export async function lockNotification(tx: Database, viewer: Viewer, id: string) {
  const [row] = await tx
    .select()
    .from(notification)
    .where(and(eq(notification.id, id), owned(notification, viewer)))
    .for("update");
  return row ?? null;
}

export async function setRead(tx: Database, viewer: Viewer, id: string, now: string) {
  const [row] = await tx
    .update(notification)
    .set({ is_read: true, read_at: now })
    .where(and(eq(notification.id, id), owned(notification, viewer)))
    .returning();
  return row ?? null;
}

/** Sets all that are unread, and says how many that were. */
export async function setAllRead(tx: Database, viewer: Viewer, now: string): Promise<number> {
  const rows = await tx
    .update(notification)
    .set({ is_read: true, read_at: now })
    .where(and(owned(notification, viewer), eq(notification.is_read, false)))
    .returning({ id: notification.id });
  return rows.length;
}

/** Calls everything that leads to an address, or to a part of what stands there, by another title. */
export async function setTitles(tx: Database, address: string, called: { title: string; author_id: string | null }): Promise<void> {
  await tx
    .update(notification)
    .set(called)
    .where(or(eq(notification.address, address), like(notification.address, `${address}?%`)));
}

/** As many as a feed holds. */
const mostOfAlerts = 100;

/** What a person was told of alerts, the newest first. */
export const readOfAlerts = (database: Database, viewer: Viewer) =>
  database
    .select()
    .from(notification)
    .where(and(owned(notification, viewer), isNotNull(notification.alert_id)))
    .orderBy(desc(notification.created_at), notification.id)
    .limit(mostOfAlerts);

/** What a person was told from a time on, the first that was told first. */
export const readSince = (database: Database, viewer: Viewer, since: string) =>
  database
    .select(withoutOwner(getTableColumns(notification)))
    .from(notification)
    .where(and(owned(notification, viewer), gte(notification.created_at, since)))
    .orderBy(asc(notification.created_at), asc(notification.id));

/** Takes those that are unread and were not mailed, so that nobody takes them again; the first that was told first. */
export async function takeNotifications(tx: Database, viewer: Viewer, { since, now }: { since: string; now: string }) {
  const { title, message, alert_id, address, created_at } = notification;
  const rows = await tx
    .update(notification)
    .set({ mailed_at: now })
    .where(and(owned(notification, viewer), isNull(notification.mailed_at), eq(notification.is_read, false), gte(created_at, since)))
    .returning({ title, message, alert_id, address, created_at });
  return rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
}

/** Adds one, and gives its id; null where the person was told of its alert before. */
export async function insertNotification(
  tx: Database,
  viewer: Viewer,
  row: Unowned<typeof notification.$inferInsert>,
): Promise<string | null> {
  const [added] = await tx
    .insert(notification)
    .values({ ...row, ...ownedBy(viewer) })
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return added?.id ?? null;
}

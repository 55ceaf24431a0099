import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { notification } from "./notifications.table.ts";

export const listNotifications = (database: Database, ownerId: string, unread: boolean | undefined) =>
  database
    .select()
    .from(notification)
    .where(and(eq(notification.owner_id, ownerId), unread ? eq(notification.is_read, false) : undefined))
    .orderBy(desc(notification.created_at), desc(notification.id));

/** Reads one for changing it; null when there is none of that owner. */
export async function lockNotification(tx: Database, ownerId: string, id: string) {
  const [row] = await tx
    .select()
    .from(notification)
    .where(and(eq(notification.id, id), eq(notification.owner_id, ownerId)))
    .for("update");
  return row ?? null;
}

export async function setRead(tx: Database, ownerId: string, id: string, now: string) {
  const [row] = await tx
    .update(notification)
    .set({ is_read: true, read_at: now })
    .where(and(eq(notification.id, id), eq(notification.owner_id, ownerId)))
    .returning();
  return row ?? null;
}

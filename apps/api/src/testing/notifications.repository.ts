import type { Notification } from "@clausewise/contracts";
import type { Database } from "../platform/database/client.ts";
import { notification } from "../features/notifications/notifications.table.ts";

/** Puts a notification into a person's list. */
export async function addNotification(
  database: Database,
  ownerId: string,
  said: Partial<Notification> & { title: string },
): Promise<string> {
  const [row] = await database
    .insert(notification)
    .values({
      message: "Something changed.",
      priority_level: "normal",
      is_read: false,
      created_at: new Date().toISOString(),
      ...said,
      owner_id: ownerId,
    })
    .returning({ id: notification.id });
  if (!row) throw new Error("the notification was not added");
  return row.id;
}

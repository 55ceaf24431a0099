import { z } from "zod";
import { Id, Nothing, Timestamp, flag } from "../domain/fields.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const Priority = z.enum(["urgent", "high", "normal", "low"]);
export type Priority = z.infer<typeof Priority>;

export const Notification = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  priority_level: Priority,
  is_read: z.boolean(),
  read_at: Timestamp.nullable(),
  created_at: Timestamp,
  /** The alert that it tells of; null where it tells of something else. */
  alert_id: Id.nullable(),
  /** Where what it tells of is looked at, as a path; null where that is an alert, or nothing is to be opened. */
  address: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationFilter = listInput({ unread: flag().optional() }, ["newest"]);
export type NotificationFilter = z.output<typeof NotificationFilter>;

export const notificationOperations = operations({
  list: {
    method: "GET",
    path: "/api/notifications",
    access: "user",
    summary: "A person's notifications, newest first; with `unread=true` the unread ones.",
    input: NotificationFilter,
    output: page(Notification),
    example: { unread: true },
    reply: "page",
  },
  markRead: {
    method: "PUT",
    path: "/api/notifications/{id}/read",
    access: "user",
    summary: "Marks a notification as read.",
    input: z.object({ id: Id }),
    output: Notification,
    example: {},
    needs: { id: { fixture: "notification", take: "id" } },
  },
  markAllRead: {
    method: "PUT",
    path: "/api/notifications/read",
    access: "user",
    summary: "Marks every notification of a person as read, and says how many were not.",
    input: Nothing,
    output: z.object({ read: z.number().int() }),
    example: {},
  },
});

import type { Notification } from "@clausewise/contracts";
import { boolean, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

const aPerson = () => uuid().references(() => person.id, { onDelete: "cascade" });

export const notification = pgTable(
  "notification",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: aPerson().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    priority_level: text().$type<Notification["priority_level"]>().notNull(),
    is_read: boolean().notNull(),
    read_at: timestamp(),
    created_at: timestamp().notNull(),
    /** The alert that it tells of, which may be gone. */
    alert_id: uuid(),
    /** Where what it tells of is looked at, where that is no alert. */
    address: text(),
    /** What it tells of that alert: that it concerns the person, or that somebody assigned it to them. */
    about: text().$type<"match" | "assignment">().notNull().default("match"),
    /** Whose act it tells of by name, and whose words it is called by: it goes with them. */
    actor_id: aPerson(),
    author_id: aPerson(),
    /** When it was taken for a mail; null where it was not. */
    mailed_at: timestamp(),
  },
  (table) => [
    index("notification_owner").on(table.owner_id, table.created_at),
    index("notification_unread").on(table.owner_id, table.is_read, table.created_at),
    index("notification_actor").on(table.actor_id),
    index("notification_author").on(table.author_id),
    // A person is told each of these of an alert once, whatever is tried again.
    unique("notification_of_alert").on(table.owner_id, table.alert_id, table.about),
  ],
);

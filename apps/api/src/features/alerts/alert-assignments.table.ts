import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { alert } from "./alerts.table.ts";

/** Alerts that were assigned to people, to each of them once. */
export const alertAssignment = pgTable(
  "alert_assignment",
  {
    /** Whose task it is. */
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    alert_id: uuid()
      .notNull()
      .references(() => alert.id, { onDelete: "cascade" }),
    /** Null where they are gone. */
    assigned_by: uuid().references(() => person.id, { onDelete: "set null" }),
    note: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner_id, table.alert_id] }),
    index("alert_assignment_alert").on(table.alert_id),
    index("alert_assignment_by").on(table.assigned_by),
  ],
);

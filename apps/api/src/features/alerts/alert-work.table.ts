import type { Evidence, WorkImpact, WorkState } from "@clausewise/contracts";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { alert } from "./alerts.table.ts";

/** What people found of alerts: a row for each step, never changed; the newest says where the work stands. */
export const alertWork = pgTable(
  "alert_work",
  {
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    alert_id: uuid()
      .notNull()
      .references(() => alert.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    state: text().$type<WorkState>().notNull(),
    impact: text().$type<WorkImpact>(),
    note: text().notNull(),
    /** Why it was closed; null where it is not. */
    reason: text(),
    /** As it was called when it was chosen: it says what the work rested on, also where that is gone. */
    evidence: jsonb().$type<Evidence[]>().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.alert_id, table.version] }), index("alert_work_alert").on(table.alert_id)],
);

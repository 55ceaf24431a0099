import type { Alert, AlertType, Severity } from "@clausewise/contracts";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const alert = pgTable(
  "alert",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    alert_type: text().$type<AlertType>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    severity_level: text().$type<Severity>().notNull(),
    regulatory_body: text().$type<NonNullable<Alert["regulatory_body"]>>(),
    document_category: text().$type<NonNullable<Alert["document_category"]>>(),
    effective_date: date({ mode: "string" }),
    source_url: text(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("alert_owner").on(table.owner_id, table.created_at)],
);

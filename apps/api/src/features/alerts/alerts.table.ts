import type { Alert, AlertBody, AlertType, Severity } from "@clausewise/contracts";
import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { source } from "../library/library.table.ts";

export const alert = pgTable(
  "alert",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null where it is for everybody. */
    owner_id: uuid().references(() => person.id, { onDelete: "cascade" }),
    /** The person who published it; null where the watch wrote it. */
    published_by: uuid().references(() => person.id, { onDelete: "set null" }),
    alert_type: text().$type<AlertType>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    severity_level: text().$type<Severity>().notNull(),
    regulatory_body: text().$type<AlertBody>(),
    document_category: text().$type<NonNullable<Alert["document_category"]>>(),
    effective_date: date({ mode: "string" }),
    source_url: text(),
    severity_reason: text(),
    /** The official source that it was written from. */
    source_id: text(),
    library_source_id: uuid().references(() => source.id, { onDelete: "cascade" }),
    /** Texts or entries of registers that it tells of. */
    entries: integer().notNull().default(0),
    created_at: timestamp().notNull(),
  },
  (table) => [
    index("alert_owner").on(table.owner_id, table.created_at),
    index("alert_created").on(table.created_at, table.id),
    index("alert_published_by").on(table.published_by),
    index("alert_library").on(table.library_source_id),
  ],
);

import type { ProductType } from "@clausewise/contracts";
import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { document } from "../documents/documents.table.ts";
import { person } from "../identity/identity.table.ts";

export const draft = pgTable(
  "draft",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Grows by one with each change. */
    version: integer().notNull(),
    title: text().notNull(),
    category: text().$type<ProductType>(),
    country: text(),
    document_type: text(),
    speaks_of: date({ mode: "string" }),
    /** Length of the text in UTF-16 code units. */
    characters: integer().notNull(),
    text: text().notNull(),
    document_id: uuid().references(() => document.id, { onDelete: "set null" }),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
    /** Until it is removed for good; null while it is kept. */
    deleted_at: timestamp(),
  },
  (table) => [index("draft_owner").on(table.owner_id, table.updated_at)],
);

import type { TermFlag, TranslationFlag, TranslationState } from "@clausewise/contracts";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { document } from "../documents/documents.table.ts";
import { person } from "../identity/identity.table.ts";
import type { Language } from "./engine/translator.ts";

export const translation = pgTable(
  "translation",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    title: text().notNull(),
    from: text("from_language").$type<Language>().notNull(),
    to: text("to_language").$type<Language>().notNull(),
    state: text().$type<TranslationState>().notNull(),
    engine: text(),
    failure: text(),
    segments: integer().notNull(),
    /** What is flagged in the sentences that have a translation. */
    flags: jsonb().$type<TranslationFlag[]>().notNull(),
    term_flags: jsonb().$type<TermFlag[]>().notNull(),
    document_id: uuid().references(() => document.id, { onDelete: "set null" }),
    /** Which of the document's files its paragraphs were read of; null where they are none of a Word file. */
    layout_version: integer(),
    /** The job that translates it; null where none was asked for. */
    job_id: uuid(),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
  },
  (table) => [index("translation_owner").on(table.owner_id, table.updated_at)],
);

/** One row for each sentence. */
export const translationSegment = pgTable(
  "translation_segment",
  {
    translation_id: uuid()
      .notNull()
      .references(() => translation.id, { onDelete: "cascade" }),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    paragraph: integer().notNull(),
    /** What stands between it and the sentence before. */
    before: text().notNull(),
    source: text().notNull(),
    target: text(),
    edited: boolean().notNull().default(false),
    confirmed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.translation_id, table.number] }), index("translation_segment_owner").on(table.owner_id)],
);

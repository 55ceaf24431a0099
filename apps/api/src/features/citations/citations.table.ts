import type { Amendment, SourceStatus } from "@clausewise/contracts";
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** What can cite passages. */
export type CitingKind =
  | "answer"
  | "gap_requirement"
  | "gap_proof"
  | "quiz_card"
  | "market_fact"
  | "discussion_clause"
  | "milestone"
  | "template_section"
  | "template_file";

/** What anything of a person's cites: one row for each quote, written together with what cites it and never changed. */
export const citation = pgTable(
  "citation",
  {
    citing_kind: text().$type<CitingKind>().notNull(),
    citing_id: uuid().notNull(),
    /** Position among what the same thing cites, counted from 0. */
    place: integer().notNull(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    // Nothing here refers to the library's rows by key: that a source is gone is what whoever cites it must be told.
    source_id: uuid().notNull(),
    version_id: uuid().notNull(),
    passage_id: uuid().notNull(),
    passage_hash: text().notNull(),
    citation: text().notNull(),
    /** Where the quote stands in the passage's text, in UTF-16 code units; null where the passage is cited without its words. */
    quote_start: integer(),
    quote_length: integer(),
    /** What the version was when it was cited. */
    status: text().$type<SourceStatus>().notNull(),
    /** What it was then told to have been amended by. */
    amended: jsonb().$type<Amendment[]>().notNull().default([]),
    /** The day whose law was asked for. */
    as_of: date({ mode: "string" }).notNull(),
    cited_at: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.citing_kind, table.citing_id, table.place] }),
    index("citation_passage").on(table.passage_id),
    index("citation_source").on(table.source_id, table.owner_id),
    index("citation_owner").on(table.owner_id),
  ],
);

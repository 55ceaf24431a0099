import type { SourceKind, SourceStatus, TextKind } from "@clausewise/contracts";
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const source = pgTable(
  "source",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for the shared library. */
    owner_id: uuid().references(() => person.id, { onDelete: "cascade" }),
    identifier: text().notNull(),
    title: text().notNull(),
    authority: text().notNull(),
    jurisdiction: text().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    binding: boolean().notNull(),
    text_kind: text().$type<TextKind>().notNull(),
    url: text(),
    docket: text(),
    created_at: timestamp().notNull(),
    /** Whether nobody may read it for now, as what it stands for was deleted and can still be had back. */
    withheld: boolean().notNull().default(false),
  },
  (table) => [unique("source_identity").on(table.owner_id, table.identifier, table.text_kind).nullsNotDistinct()],
);

export const sourceVersion = pgTable(
  "source_version",
  {
    id: uuid().primaryKey().defaultRandom(),
    source_id: uuid()
      .notNull()
      .references(() => source.id, { onDelete: "cascade" }),
    label: text().notNull(),
    status: text().$type<SourceStatus>().notNull(),
    /** To the day, the month or the year, as precisely as it is known. */
    issued: text(),
    effective: text(),
    retrieved: date({ mode: "string" }).notNull(),
    content_hash: text().notNull(),
    replaces: uuid().references((): AnyPgColumn => sourceVersion.id),
    is_current: boolean().notNull(),
    passages: integer().notNull(),
    /** Identifiers of other sources that this version replaces. */
    supersedes: text().array().notNull().default([]),
    created_at: timestamp().notNull(),
    /** Rises with every change to any version; what follows the corpus reads on from the last it saw. */
    revision: bigserial({ mode: "number" }).notNull(),
  },
  (table) => [
    unique("source_version_content").on(table.source_id, table.content_hash),
    index("source_version_revision").on(table.revision),
  ],
);

export const passage = pgTable(
  "passage",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Small number under which the search index knows the passage; rises with every new passage. */
    key: bigserial({ mode: "number" }).notNull().unique("passage_key"),
    source_id: uuid()
      .notNull()
      .references(() => source.id, { onDelete: "cascade" }),
    citation: text().notNull(),
    heading: text().notNull(),
    heading_path: jsonb().$type<string[]>().notNull(),
    page: integer(),
    text: text().notNull(),
    hash: text().notNull(),
    url: text(),
  },
  (table) => [
    unique("passage_identity").on(table.source_id, table.hash),
    index("passage_citation").using("btree", table.citation.op("text_pattern_ops")),
  ],
);

/** Which passages a version consists of, in reading order. */
export const versionPassage = pgTable(
  "version_passage",
  {
    version_id: uuid()
      .notNull()
      .references(() => sourceVersion.id, { onDelete: "cascade" }),
    ordinal: integer().notNull(),
    passage_id: uuid()
      .notNull()
      .references(() => passage.id),
  },
  (table) => [primaryKey({ columns: [table.version_id, table.ordinal] }), index("version_passage_passage").on(table.passage_id)],
);

/** Clauses of official texts whose words changed with a version that came in after the first. */
export const clauseChange = pgTable(
  "clause_change",
  {
    id: uuid().primaryKey().defaultRandom(),
    version_id: uuid()
      .notNull()
      .references(() => sourceVersion.id, { onDelete: "cascade" }),
    clause: text().notNull(),
    /** What the changed text is called, and the day from which its words apply. */
    by: text().notNull(),
    since: text().notNull(),
  },
  (table) => [index("clause_change_version").on(table.version_id)],
);

/** Notes of ours that an administrator found to hold, and the last day of whose law they did. */
export const confirmedNote = pgTable("confirmed_note", {
  passage_id: uuid()
    .primaryKey()
    .references(() => passage.id, { onDelete: "cascade" }),
  confirmed_on: date({ mode: "string" }).notNull(),
});

/** One row: which built-in library was brought in whole. */
export const builtInImport = pgTable("built_in_import", {
  id: integer().primaryKey(),
  fingerprint: text().notNull(),
  imported_at: timestamp().notNull(),
});

import type { OfficialOutcome } from "@clausewise/contracts";
import type { RegisterRow } from "@clausewise/official";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { source, sourceVersion } from "../library/library.table.ts";

/** A look under way: what the source said of itself as it began. */
export interface Plan {
  token: string;
  as_of: string | null;
  /** The answer that said so; null where none tells of the whole. */
  answer_id: string | null;
  /** How many entries it said its register has; null where it did not say. */
  total: number | null;
  begun_at: string;
}

/** One row for each connector. */
export const officialSource = pgTable("official_source", {
  id: text().primaryKey(),
  outcome: text().$type<OfficialOutcome>(),
  result: text(),
  last_try: timestamp(),
  last_success: timestamp(),
  next_run: timestamp(),
  /** Since when it is being looked at; null while it is not. */
  looking_since: timestamp(),
  /** Looks that failed since the last that did not. */
  failures: integer().notNull().default(0),
  /** How the source stood when it was last taken over whole, and the answer that said so; null before that. */
  token: text(),
  answer_id: uuid(),
  as_of: date({ mode: "string" }),
  /** Null where no look is under way or was cut off. */
  plan: jsonb().$type<Plan>(),
  growth: jsonb().$type<{ added: number; changed: number; removed: number }>(),
  seen_live: timestamp(),
});

/** Looks that came to something, the newest of each source. */
export const officialRun = pgTable(
  "official_run",
  {
    id: uuid().primaryKey().defaultRandom(),
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    begun_at: timestamp().notNull(),
    ended_at: timestamp().notNull(),
    outcome: text().$type<OfficialOutcome>().notNull(),
    result: text().notNull(),
  },
  (table) => [index("official_run_source").on(table.source_id, table.ended_at)],
);

/** The requests of a plan: what was done stays until the plan is, so that a look that was cut off goes on where it was. */
export const officialStep = pgTable(
  "official_step",
  {
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    key: text().notNull(),
    kind: text().notNull(),
    url: text().notNull(),
    order: integer().notNull(),
    label: text().notNull(),
    about: jsonb().$type<Record<string, string>>().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text().$type<"waiting" | "done" | "failed">().notNull(),
    tries: integer().notNull().default(0),
    /** The look in which it was last tried in vain, and why that was. */
    tried_at: timestamp(),
    problem: text(),
    answer_id: uuid(),
  },
  (table) => [primaryKey({ columns: [table.source_id, table.key] })],
);

/** Answers as they came, each once. */
export const officialAnswer = pgTable(
  "official_answer",
  {
    id: uuid().primaryKey().defaultRandom(),
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    url: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    content_type: text(),
    etag: text(),
    last_modified: text(),
    /** When these bytes came first, and when they came last. */
    fetched_at: timestamp().notNull(),
    seen_at: timestamp().notNull(),
    as_of: date({ mode: "string" }),
    /** When what it says was last taken over; null where it never was. */
    taken_at: timestamp(),
    /** Whether somebody added it as a file, and it was not fetched. */
    by_hand: boolean().notNull().default(false),
    /** Name of the bytes in the file store. */
    blob: text().notNull(),
  },
  (table) => [unique("official_answer_bytes").on(table.source_id, table.url, table.sha256)],
);

/** The texts that a source lists, and where they stand in the library. */
export const officialText = pgTable(
  "official_text",
  {
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    identifier: text().notNull(),
    library_source_id: uuid()
      .notNull()
      .references(() => source.id, { onDelete: "cascade" }),
    version_id: uuid()
      .notNull()
      .references(() => sourceVersion.id, { onDelete: "cascade" }),
    label: text().notNull(),
    effective: text(),
    passages: integer().notNull(),
    /** Amendments that are made and not worked into the words, or not in force, as the publisher lists them. */
    outstanding: jsonb().$type<{ by: string; date: string | null }[]>().notNull().default([]),
    /** The answer that the version was read from. */
    answer_id: uuid()
      .notNull()
      .references(() => officialAnswer.id),
    gone_since: timestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.identifier] }),
    index("official_text_library").on(table.library_source_id),
    index("official_text_version").on(table.version_id),
    index("official_text_answer").on(table.answer_id),
  ],
);

/** The entries of registers; those not listed any longer stay, and say since when. */
export const registerRow = pgTable(
  "register_row",
  {
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    key: text().notNull(),
    title: text().notNull(),
    url: text(),
    fields: jsonb().$type<RegisterRow["fields"]>().notNull(),
    aside: jsonb().$type<RegisterRow["aside"]>().notNull(),
    hash: text().notNull(),
    first_seen: timestamp().notNull(),
    /** Null while it is listed: then the source's last success says when it was last seen. */
    last_seen: timestamp(),
    gone_since: timestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.key] }),
    index("register_row_product_code").on(table.source_id, sql`(${table.fields} ->> 'product_code')`),
  ],
);

/** What the answers of a plan list, until the register is compared as a whole. */
export const officialListed = pgTable(
  "official_listed",
  {
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    /** Key of the step that was answered, and where in its answer the entry stands. */
    step: text().notNull(),
    place: integer().notNull(),
    key: text().notNull(),
    /** Tells it from others under the same key; null for what is listed twice alike. */
    own_key: text(),
    title: text().notNull(),
    url: text(),
    fields: jsonb().$type<RegisterRow["fields"]>().notNull(),
    aside: jsonb().$type<RegisterRow["aside"]>().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source_id, table.step, table.place] }),
    index("official_listed_key").on(table.source_id, table.own_key),
  ],
);

/** What changed: one row for each text or entry, written with the change itself. */
export const officialChange = pgTable(
  "official_change",
  {
    id: uuid().primaryKey().defaultRandom(),
    source_id: text()
      .notNull()
      .references(() => officialSource.id, { onDelete: "cascade" }),
    kind: text().$type<"added" | "changed" | "removed" | "back">().notNull(),
    /** Identifier of a text, or key of an entry. */
    subject: text().notNull(),
    title: text().notNull(),
    /** The version that came in, of a text. */
    library_source_id: uuid().references(() => source.id, { onDelete: "cascade" }),
    version_id: uuid().references(() => sourceVersion.id, { onDelete: "cascade" }),
    /** The day from which the words of a text apply. */
    effective: text(),
    /** Sections of the text whose words changed, came or went. */
    clauses: jsonb().$type<string[]>().notNull(),
    /** Those of them whose words stand under another number now. */
    renumbered: jsonb().$type<{ from: string; to: string }[]>().notNull().default([]),
    /** What the entry said before and says now; null where it was not, or is not any longer. */
    before: jsonb().$type<Pick<RegisterRow, "title" | "url" | "fields">>(),
    after: jsonb().$type<Pick<RegisterRow, "title" | "url" | "fields">>(),
    at: timestamp().notNull(),
  },
  (table) => [
    index("official_change_source").on(table.source_id, table.at),
    index("official_change_library").on(table.library_source_id),
    index("official_change_version").on(table.version_id),
  ],
);

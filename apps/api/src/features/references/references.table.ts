import type { CheckedReference, CheckState, ReferenceCheck, ReferenceKind, ReferenceVerdict } from "@clausewise/contracts";
import type { JudgedReference } from "@clausewise/proofreading";
import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { document } from "../documents/documents.table.ts";
import { person } from "../identity/identity.table.ts";
import type { PartStart } from "./text-with-parts.ts";

/** One check of the references of a text. */
export const referenceCheck = pgTable(
  "reference_check",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    title: text().notNull(),
    document_id: uuid().references(() => document.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }),
    text: text().notNull(),
    /** Where each page, slide or sheet of the text begins; empty of a text that was given. */
    parts: jsonb().$type<PartStart[]>().notNull(),
    /** Length of the text in UTF-16 code units. */
    characters: integer().notNull(),
    state: text().$type<CheckState>().notNull(),
    as_of: date({ mode: "string" }),
    counts: jsonb().$type<ReferenceCheck["counts"]>().notNull(),
    /** The job that does it. */
    job_id: uuid(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("reference_check_owner").on(table.owner_id, table.created_at), index("reference_check_document").on(table.document_id)],
);

/** What a check that is under way has judged, so that the next try goes on from there. */
export const judgedStretch = pgTable(
  "judged_stretch",
  {
    id: uuid().primaryKey().defaultRandom(),
    check_id: uuid()
      .notNull()
      .references(() => referenceCheck.id, { onDelete: "cascade" }),
    /** How many references of the text come before its first. */
    nth: integer().notNull(),
    /** How many it has, those among them of which nothing is said. */
    count: integer().notNull(),
    /** The day of whose library it speaks. */
    as_of: date({ mode: "string" }).notNull(),
    judged: jsonb().$type<JudgedReference[]>().notNull(),
  },
  (table) => [index("judged_stretch_check").on(table.check_id, table.nth)],
);

/** What a check found, each thing once however often the text refers to it in the same way. */
export const checkedReference = pgTable(
  "checked_reference",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    check_id: uuid()
      .notNull()
      .references(() => referenceCheck.id, { onDelete: "cascade" }),
    /** Where it first stands in the text. */
    first_at: integer().notNull(),
    /** The place of its verdict among all, the gravest first. */
    gravity: integer().notNull(),
    kind: text().$type<ReferenceKind>().notNull(),
    verdict: text().$type<ReferenceVerdict>().notNull(),
    reference: text().notNull(),
    message: text().notNull(),
    target: jsonb().$type<CheckedReference["target"]>(),
    successors: jsonb().$type<CheckedReference["successors"]>().notNull(),
    differences: jsonb().$type<CheckedReference["differences"]>().notNull(),
    places: jsonb().$type<CheckedReference["places"]>().notNull(),
  },
  (table) => [index("checked_reference_check").on(table.check_id, table.first_at)],
);

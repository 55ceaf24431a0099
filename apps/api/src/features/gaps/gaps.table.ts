import type { GapChanges, ProductFacts, ToldCondition } from "@clausewise/contracts";
import type { TakenRequirement } from "@clausewise/planning";
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { product } from "../products/products.table.ts";

/** A product held against rule packs: one for each product, under its id. */
export const gapAnalysis = pgTable(
  "gap_analysis",
  {
    id: uuid()
      .primaryKey()
      .references(() => product.id, { onDelete: "cascade" }),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Grows by one with each change of packs or facts. */
    version: integer().notNull(),
    /** Grows with each change of a requirement or its evidence: what was worked out of them holds until then. */
    revision: integer().notNull().default(0),
    /** The packs that are chosen, each in the version that the analysis rests on. */
    packs: jsonb().$type<{ pack: string; version: string }[]>().notNull(),
    /** What was told of the product for it. */
    told: jsonb().$type<ProductFacts>().notNull(),
    /** Conditions that no fact tells, and whether they are so. */
    conditions: jsonb().$type<ToldCondition[]>().notNull().default([]),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
  },
  (table) => [index("gap_analysis_owner").on(table.owner_id)],
);

/** What a person has on a requirement of a pack; kept by the pack's and the requirement's ids, also while the pack is not chosen. */
export const gapRequirement = pgTable(
  "gap_requirement",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    analysis_id: uuid()
      .notNull()
      .references(() => gapAnalysis.id, { onDelete: "cascade" }),
    pack: text().notNull(),
    requirement_id: text().notNull(),
    /** What it said when it was taken up, and a digest of that. */
    taken: jsonb().$type<TakenRequirement>().notNull(),
    digest: text().notNull(),
    /** Whether the version that the analysis rests on no longer has it. */
    dropped: boolean().notNull(),
    responsible: text().notNull(),
    due: date({ mode: "string" }),
    override: jsonb().$type<NonNullable<GapChanges["override"]>>(),
    note: text().notNull(),
    accepted_at: timestamp(),
    /** Null where nobody did, or they are gone. */
    accepted_by: uuid().references(() => person.id, { onDelete: "set null" }),
    accepted_note: text().notNull(),
    /** The evidence that was accepted. */
    accepted_proofs: uuid().array().notNull(),
    /** Grows by one with each change of it or its evidence. */
    version: integer().notNull(),
    updated_at: timestamp().notNull(),
  },
  (table) => [
    unique("gap_requirement_identity").on(table.analysis_id, table.pack, table.requirement_id),
    index("gap_requirement_owner").on(table.owner_id),
  ],
);

/** A piece of evidence that was linked to a requirement. What it names may be gone: then it says so. */
export const gapProof = pgTable(
  "gap_proof",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    requirement_id: uuid()
      .notNull()
      .references(() => gapRequirement.id, { onDelete: "cascade" }),
    kind: text().$type<"document" | "bookmark" | "note">().notNull(),
    /** The document or bookmark; null of a note. */
    object_id: uuid(),
    /** The answer that was bookmarked. */
    answer_id: uuid(),
    /** As it was called when it was linked. */
    label: text().notNull(),
    page: integer(),
    words: text().notNull(),
    /** Where the words stand, among what citations follow; null where the whole is meant. */
    passage_id: uuid(),
    /** Number of the document's file that was linked. */
    document_version: integer(),
    note: text().notNull(),
    added_by: uuid().references(() => person.id, { onDelete: "set null" }),
    added_at: timestamp().notNull(),
  },
  (table) => [index("gap_proof_requirement").on(table.requirement_id), index("gap_proof_owner").on(table.owner_id)],
);

import type { DraftElement, DraftFinding, DraftReference, DraftReview, DraftTool } from "@clausewise/contracts";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { draft } from "./drafts.table.ts";

const ofDraft = () => ({
  id: uuid().primaryKey().defaultRandom(),
  owner_id: uuid()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" }),
  draft_id: uuid()
    .notNull()
    .references(() => draft.id, { onDelete: "cascade" }),
  tool: text().$type<DraftTool>().notNull(),
});

/** The last run of each tool over each draft. */
export const draftReview = pgTable(
  "draft_review",
  {
    ...ofDraft(),
    state: text().$type<DraftReview["state"]>().notNull(),
    draft_version: integer().notNull(),
    document_type: text(),
    /** The job of this run; another is no longer wanted. */
    job_id: uuid(),
    /** How often that job has begun. */
    tries: integer().notNull(),
    problem: text(),
    figure: jsonb().$type<DraftReview["figure"]>(),
    /** What the last run that ended lists beside its findings. */
    elements: jsonb().$type<DraftElement[]>().notNull(),
    references: jsonb().$type<DraftReference[]>().notNull(),
    asked_at: timestamp().notNull(),
    ended_at: timestamp(),
  },
  (table) => [unique("draft_review_tool").on(table.draft_id, table.tool)],
);

export const draftFinding = pgTable(
  "draft_finding",
  {
    ...ofDraft(),
    /** What it is about, by which the next run knows it again. */
    key: text().notNull(),
    kind: text().notNull(),
    severity: text().$type<DraftFinding["severity"]>().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    proposal: text(),
    anchors: jsonb().$type<DraftFinding["anchors"]>().notNull(),
    citations: jsonb().$type<DraftFinding["citations"]>().notNull(),
    state: text().$type<DraftFinding["state"]>().notNull(),
    reason: text(),
    decided_at: timestamp(),
    found_at: timestamp().notNull(),
  },
  (table) => [index("draft_finding_draft").on(table.draft_id, table.tool)],
);

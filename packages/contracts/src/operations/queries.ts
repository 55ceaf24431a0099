import { z } from "zod";
import { Id, Timestamp, filled, flag, text } from "../domain/fields.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { lengths, questionLimit } from "../domain/limits.ts";
import { ChangeKind } from "./answer-changes.ts";

export const QueryStatus = z.enum(["completed", "processing", "failed"]);
export type QueryStatus = z.infer<typeof QueryStatus>;

export const Query = z.object({
  id: Id,
  question: z.string(),
  response: z.string(),
  query_status: QueryStatus,
  confidence_score: z.number().nullable(),
  created_at: Timestamp,
  is_bookmarked: z.boolean(),
  /** Titles joined by comma. */
  source_documents: z.string(),
  stakeholder_impact: z.string(),
  /** The full answer behind it, where it came from a question asked here. */
  answer_id: Id.nullable(),
});
export type Query = z.infer<typeof Query>;

/** A saved query with how many of the passages its answer cites have changed since, by what became of them. */
export const ListedQuery = Query.extend({
  /** True where `response` is only its beginning; the whole is read by itself. */
  is_cut: z.boolean(),
  changes: z.record(ChangeKind, z.number().int()).nullable(),
});
export type ListedQuery = z.infer<typeof ListedQuery>;

export const NewQuery = z.object({
  question: filled(questionLimit),
  response: text(lengths.answer),
  confidence_score: z.number().min(0).max(1).nullable().default(null),
  is_bookmarked: z.boolean().default(true),
  source_documents: text(lengths.passage).default(""),
  query_status: QueryStatus.default("completed"),
  stakeholder_impact: text(lengths.name).default("medium"),
  answer_id: Id.nullable().optional(),
});
export type NewQuery = z.input<typeof NewQuery>;

export const QueryFilter = listInput({ bookmarked: flag().optional(), search: text(lengths.label).optional() }, ["newest", "oldest"]);
export type QueryFilter = z.output<typeof QueryFilter>;

export const queryOperations = operations({
  create: {
    method: "POST",
    path: "/api/queries",
    access: "user",
    summary: "Saves a question with its answer.",
    input: NewQuery,
    output: Query,
    example: { question: "What must a 510(k) summary contain?", response: "See 21 CFR 807.92." },
    mayName: { answer_id: { operation: "answers.ask", take: "answer_id" } },
  },
  list: {
    method: "GET",
    path: "/api/queries",
    access: "user",
    summary: "Saved questions, newest first; with `bookmarked=true` the bookmarked ones.",
    input: QueryFilter,
    output: page(ListedQuery),
    example: { bookmarked: true },
    reply: "page",
  },
  get: {
    method: "GET",
    path: "/api/queries/{id}",
    access: "user",
    summary: "A saved question with its whole answer.",
    input: z.object({ id: Id }),
    output: Query,
    example: {},
    needs: { id: { operation: "queries.create", take: "id" } },
  },
  update: {
    method: "PUT",
    path: "/api/queries/{id}",
    access: "user",
    summary: "Sets or removes a bookmark.",
    input: z.object({ id: Id, is_bookmarked: z.boolean() }),
    output: Query,
    example: { is_bookmarked: false },
    needs: { id: { operation: "queries.create", take: "id" } },
  },
});

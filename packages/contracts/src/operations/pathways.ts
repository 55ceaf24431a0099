import { z } from "zod";
import { AnswerChange, Answers, Classification, Clause, DecisionGraph, ProductQuestion, Route } from "../domain/decisions.ts";
import { CalendarDate, Done, Id, Nothing, Timestamp, count, filled, text } from "../domain/fields.ts";
import { callsPerMinute, counts, lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { ExportFormat, exportMediaTypes } from "./answers.ts";
import { OfficialSource } from "./official.ts";
import { Product } from "./products.ts";

/** Which rules a product is held against. */
export const RuleSetId = z.enum(["eu-mdr", "eu-ivdr", "us-device", "us-medicine", "us-lead-center"]);
export type RuleSetId = z.infer<typeof RuleSetId>;

/** Questions about a product, and the rules that read the answers. */
export const Questionnaire = z.object({
  id: RuleSetId,
  title: z.string(),
  questions: z.array(ProductQuestion),
  outcomes: z.array(z.object({ id: z.string(), label: z.string() })),
  rules: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      title: z.string(),
      group: z.string(),
      clauses: z.array(Clause),
      sentences: z.array(z.object({ id: z.string(), says: z.string(), clauses: z.array(Clause), gives: z.string() })),
    }),
  ),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

const Answered = z.object({ rule_set: RuleSetId, answers: Answers });

/** What follows from answers. */
export const PathwayResult = z.object({ classification: Classification, routes: z.array(Route) });
export type PathwayResult = z.infer<typeof PathwayResult>;

/** Why it follows, and what would change it. */
export const PathwayExplanation = z.object({ changes: z.array(AnswerChange), graph: DecisionGraph });
export type PathwayExplanation = z.infer<typeof PathwayExplanation>;

/** What FDA's classification of devices answers of the questions on a device in the United States. */
export const RegisterAnswers = z.object({
  register: OfficialSource.pick({ id: true, title: true }),
  /** The day of the register; null where it was never fetched, and answers nothing. */
  as_of: CalendarDate.nullable(),
  types: z.array(
    z.object({
      code: z.string(),
      device_name: z.string(),
      regulation_number: z.string().nullable(),
      answers: z.array(z.object({ question: z.string(), answer: z.string(), because: z.string() })),
      /** Where the limits of an exemption stand, for this type's regulation. */
      limits: Clause.nullable(),
    }),
  ),
});
export type RegisterAnswers = z.infer<typeof RegisterAnswers>;

/** Answers about a product that somebody keeps, with what follows from them. */
export const PathwayAssessment = z.object({
  id: Id,
  /** Grows by one with each change. */
  version: z.number().int(),
  product_id: Id,
  rule_set: RuleSetId,
  name: z.string(),
  answers: Answers,
  outcomes: z.array(z.string()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type PathwayAssessment = z.infer<typeof PathwayAssessment>;

export const NewPathwayAssessment = z.object({
  product_id: Id,
  ...Answered.shape,
  name: text(lengths.label).default(""),
});
export type NewPathwayAssessment = z.output<typeof NewPathwayAssessment>;

export const PathwayChanges = z.object({
  id: Id,
  version: count(1, counts.offset),
  name: filled(lengths.label),
  answers: Answers,
});
export type PathwayChanges = z.output<typeof PathwayChanges>;

export const PathwayFilter = listInput({ product_id: Id.optional(), rule_set: RuleSetId.optional() }, ["newest"]);
export type PathwayFilter = z.output<typeof PathwayFilter>;

/** Two assessments beside each other: answers that differ, and what comes out of each. */
export const PathwayComparison = z.object({
  one: PathwayAssessment,
  other: PathwayAssessment,
  differing: z.array(
    z.object({
      question: z.string(),
      text: z.string(),
      /** Null where it is not answered, or does not matter. */
      one: z.string().nullable(),
      other: z.string().nullable(),
    }),
  ),
});
export type PathwayComparison = z.infer<typeof PathwayComparison>;

/** Software that drives an infusion pump. */
const example = {
  rule_set: "eu-mdr",
  answers: { kind: "software", software_role: "drives", driven_class: "IIb", active_implant: ["none"] },
} as const;
const kept = { operation: "pathways.create", take: "id" } as const;

export const pathwayOperations = operations({
  questionnaires: {
    method: "GET",
    path: "/api/pathways",
    access: "user",
    summary: "The questionnaires by which products are classified and their routes found, with the rules behind them.",
    input: Nothing,
    output: z.array(Questionnaire),
    example: {},
  },
  classify: {
    method: "POST",
    path: "/api/pathways/classify",
    access: "user",
    summary: "What follows from answers; what is not answered leaves open what may come out.",
    input: Answered,
    output: PathwayResult,
    example,
  },
  explain: {
    method: "POST",
    path: "/api/pathways/explain",
    access: "user",
    summary: "The way through the questions, and every single answer that, given otherwise, would change what comes out.",
    input: Answered,
    output: PathwayExplanation,
    example,
  },
  fromRegister: {
    method: "GET",
    path: "/api/pathways/from-register",
    access: "user",
    summary: "What FDA's classification of devices says of product codes or a regulation number, as answers to the questions.",
    input: z.object({ search: filled(lengths.search) }),
    output: RegisterAnswers,
    example: { search: "FRN" },
  },
  list: {
    method: "GET",
    path: "/api/pathway-assessments",
    access: "user",
    summary: "A person's assessments, the last changed first.",
    input: PathwayFilter,
    output: page(PathwayAssessment),
    example: { rule_set: "eu-mdr" },
    reply: "page",
  },
  create: {
    method: "POST",
    path: "/api/pathway-assessments",
    access: "user",
    summary: "Keeps answers about a product as they were given.",
    input: NewPathwayAssessment,
    output: PathwayAssessment,
    example,
    needs: { product_id: { operation: "products.create", take: "id" } },
  },
  get: {
    method: "GET",
    path: "/api/pathway-assessments/{id}",
    access: "user",
    summary: "One assessment.",
    input: z.object({ id: Id }),
    output: PathwayAssessment,
    example: {},
    needs: { id: kept },
  },
  update: {
    method: "PUT",
    path: "/api/pathway-assessments/{id}",
    access: "user",
    summary: "Puts answers in place of what they were, unless they were changed since the version that these were made from.",
    input: PathwayChanges,
    output: PathwayAssessment,
    example: { version: 1, name: "As sold", answers: { kind: "device" } },
    needs: { id: kept },
  },
  remove: {
    method: "DELETE",
    path: "/api/pathway-assessments/{id}",
    access: "user",
    summary: "Deletes an assessment.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: kept },
  },
  compare: {
    method: "GET",
    path: "/api/pathway-assessments/{id}/compared-with/{other}",
    access: "user",
    summary: "Which answers of two assessments by the same rules differ, and what comes out of each.",
    input: z.object({ id: Id, other: Id }),
    output: PathwayComparison,
    example: {},
    needs: { id: kept, other: kept },
  },
  apply: {
    method: "POST",
    path: "/api/pathway-assessments/{id}/apply",
    access: "user",
    summary: "Puts the class that was found on the product, with the rule that gives it; refused while more than one class is possible.",
    input: z.object({ id: Id }),
    output: Product,
    example: {},
    needs: { id: { operation: "pathways.create", take: "id" } },
  },
  export: {
    method: "GET",
    path: "/api/pathway-assessments/{id}/export",
    access: "user",
    summary: "An assessment as a document: answers, rules that fire with their clauses, what would change it, and the steps to market.",
    input: z.object({ id: Id, format: ExportFormat.extract(["docx", "pdf"]) }),
    output: FileReply,
    example: { format: "docx" },
    needs: { id: kept },
    reply: "file",
    mediaTypes: [exportMediaTypes.docx, exportMediaTypes.pdf],
    changes: true,
    perMinute: callsPerMinute.export,
  },
  chart: {
    method: "GET",
    path: "/api/pathway-assessments/{id}/chart",
    access: "user",
    summary: "The way through an assessment's questions, drawn: each box with its whole words and its clauses.",
    input: z.object({ id: Id, format: ExportFormat.extract(["pdf"]) }),
    output: FileReply,
    example: { format: "pdf" },
    needs: { id: kept },
    reply: "file",
    mediaTypes: [exportMediaTypes.pdf],
    changes: true,
    perMinute: callsPerMinute.export,
  },
});

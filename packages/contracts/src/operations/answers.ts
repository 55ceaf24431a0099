import { z } from "zod";
import { Authority, Outcome, ProductType, SourceKind, SourceStatus, TextKind } from "../domain/kinds.ts";
import { callsPerMinute, counts, lengths, questionLimit } from "../domain/limits.ts";
import { defaultAuthority } from "../domain/vocabulary.ts";
import { CalendarDate, Id, KnownDate, Timestamp, filled, text } from "../domain/fields.ts";
import { listInput, page } from "../wire/list.ts";
import { Amendment } from "./library.ts";
import { FileReply, operations } from "../wire/operation.ts";

/** A place in a source, with the words taken from it where they are the source's own. */
export const Citation = z.object({
  passage_id: Id,
  /** SHA-256 of the passage when it was cited, to tell later whether it changed. */
  passage_hash: z.string(),
  source_id: Id,
  version_id: Id,
  /** Which text of the source this is, as its importer named it: `2017 original`. */
  version_label: z.string().default(""),
  citation: z.string(),
  heading: z.string(),
  page: z.number().int().nullable(),
  /** Verbatim text of the passage, checked character for character; null for a summary of ours. */
  quote: z.string().nullable(),
  /** Where the quote begins in the passage's text, in UTF-16 code units. */
  quote_start: z.number().int().nullable(),
  /** Words of the clauses above it that the quote goes on from, as their passages have them, outermost first; `…` where some are left out. */
  lead_in: z.string().nullable().default(null),
  text_kind: TextKind,
  source_title: z.string(),
  source_identifier: z.string(),
  authority: z.string(),
  jurisdiction: z.string(),
  kind: SourceKind,
  binding: z.boolean(),
  /** As of the day whose law the answer reads; superseded where the clause was amended since its words were law. */
  status: SourceStatus,
  /** What amended the clause since its words were law, oldest first. */
  amended: z.array(Amendment).default([]),
  issued: KnownDate.nullable(),
  effective: KnownDate.nullable(),
  retrieved: CalendarDate,
  url: z.string().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** One sentence or two of an answer, with what carries it. `**bold**` marks emphasis. */
export const Statement = z.object({ text: z.string(), citations: z.array(Citation).min(1) });
export type Statement = z.infer<typeof Statement>;

/** What is wrong with what the question takes for granted, or that it is right, and the source that shows it. */
export const Correction = z.object({
  kind: z.enum(["corrected", "confirmed"]).default("corrected"),
  text: z.string(),
  citations: z.array(Citation),
});
export type Correction = z.infer<typeof Correction>;

/** One of several questions asked at once, with the statements that answer it. */
export const AnswerPart = z.object({ question: z.string(), outcome: Outcome, statements: z.array(Statement) });
export type AnswerPart = z.infer<typeof AnswerPart>;

export const DocumentSource = z.object({
  title: z.string(),
  /** `guidance`, or the kind of another source. */
  documentType: z.string(),
  section: z.string(),
  pageNumber: z.number().int().nullable(),
  publishDate: z.string().nullable(),
  url: z.string().nullable(),
});
export type DocumentSource = z.infer<typeof DocumentSource>;

/** A question that the heading of a related section suggests. */
export const RelatedQuestion = z.object({ question: z.string(), citation: z.string(), source_id: Id, passage_id: Id });
export type RelatedQuestion = z.infer<typeof RelatedQuestion>;

export const RegulatoryAlert = z.object({
  title: z.string(),
  description: z.string(),
  company: z.string(),
  date: z.string(),
  relevance: z.string(),
  url: z.string().nullable(),
});
export type RegulatoryAlert = z.infer<typeof RegulatoryAlert>;

/** A sentence that a language model offered and that was not taken, and why. */
export const LeftOut = z.object({ text: z.string(), reason: z.string() });
export type LeftOut = z.infer<typeof LeftOut>;

/** Where to look for an answer: in the library, in one's own documents, or in both. */
export const Scope = z
  .object({
    library: z.boolean(),
    /** All of one's own documents, none, or some by id. */
    documents: z.union([z.enum(["all", "none"]), z.array(Id).min(1).max(counts.documents)]),
  })
  .refine(({ library, documents }) => library || documents !== "none", "must name somewhere to look");
export type Scope = z.output<typeof Scope>;

export const SearchResult = z.object({
  id: Id,
  query: z.string(),
  response: z.string(),
  confidence_score: z.number().min(0).max(1),
  document_sources: z.array(DocumentSource),
  regulatory_alerts: z.array(RegulatoryAlert),
  audit_trail: z.object({
    timestamp: Timestamp,
    retrieved_documents: z.number().int(),
    warning_letters_checked: z.number().int(),
    /** Number of this question's record in the audit trail. */
    audit_number: z.number().int(),
  }),
  is_bookmarked: z.boolean(),
  answer_id: Id,
  /** Under whose law it was answered. */
  authority: Authority,
  /** The authority that was chosen, where the question speaks of the law of another and was answered under that. */
  authority_chosen: Authority.nullable().default(null),
  /** The day whose law the answer reads. */
  as_of: CalendarDate,
  outcome: Outcome,
  correction: Correction.nullable(),
  /** In the order in which they stand on the page. */
  statements: z.array(Statement),
  /** The questions that were asked at once, in their order; none where one was asked. */
  parts: z.array(AnswerPart).default([]),
  /** Further passages worth reading, not part of the answer. */
  related: z.array(Citation),
  searched: z.object({ sources: z.number().int(), passages: z.number().int(), authorities: z.array(z.string()) }),
  /**
   * What the question names and was not searched: jurisdictions that the chosen authority leaves out, as ISO 3166 codes or
   * `EU`; countries, agencies and standards that the library does not hold, by name.
   */
  not_searched: z.array(z.string()).default([]),
  /** Clauses that the question names beyond those that one answer looks into. */
  clauses_not_taken: z.array(z.string()).default([]),
  /** What the question calls by the names of another law, with what the law that it asks for calls the same. */
  other_names: z.array(z.object({ said: z.string(), here: z.string() })).default([]),
  took_ms: z.number(),
  /** The language model that worded statements, every one held against the passages it cites; null where none did. */
  phrased_by: z.string().nullable().default(null),
  /** Why a configured model did not word the answer; null where it did, or where none is configured. */
  phrasing_note: z.string().nullable().default(null),
  left_out: z.array(LeftOut).default([]),
  /** The earlier answer that this one asks again. */
  repeats: Id.nullable().default(null),
  product_type: ProductType.nullable().default(null),
  /** Where it looked; null for everywhere. */
  scope: Scope.nullable().default(null),
  /** The answer whose context the question was asked in. */
  follows: Id.nullable().default(null),
  /** The question as it was understood with that context; null where it stands by itself. */
  read_as: z.string().nullable().default(null),
  related_questions: z.array(RelatedQuestion).default([]),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** An answer as programs get it: what it says and what that rests on, without what is there for a page. */
export const ToldAnswer = SearchResult.pick({
  answer_id: true,
  query: true,
  read_as: true,
  authority: true,
  as_of: true,
  outcome: true,
  confidence_score: true,
  correction: true,
  statements: true,
  parts: true,
  related: true,
  not_searched: true,
  clauses_not_taken: true,
  phrased_by: true,
});
export type ToldAnswer = z.infer<typeof ToldAnswer>;

export const AnswerSummary = z.object({
  id: Id,
  question: z.string(),
  authority: Authority,
  outcome: Outcome,
  confidence_score: z.number(),
  created_at: Timestamp,
  is_bookmarked: z.boolean(),
  follows: Id.nullable().default(null),
});
export type AnswerSummary = z.infer<typeof AnswerSummary>;

export const Question = z.object({
  query: filled(questionLimit),
  authority: Authority.default(defaultAuthority),
  /** Whether it is answered under that authority also where it speaks of the law of another. */
  keeps_authority: z.boolean().optional(),
  as_of: CalendarDate.optional(),
  product_type: ProductType.optional(),
  /** Everywhere where nothing is said. */
  scope: Scope.optional(),
  /**
   * An answer of one's own. A question that leans on it ("and in the EU?") keeps its authority, product type, day and
   * where it looked, unless it names others.
   */
  follows: Id.optional(),
});
export type Question = z.input<typeof Question>;

export const ExportFormat = z.enum(["docx", "pdf", "md"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const exportMediaTypes: Record<ExportFormat, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
  md: "text/markdown; charset=utf-8",
};

const asked = { query: "Which regulation lists what a 510(k) summary must contain?" };
const given = { operation: "answers.ask", take: "answer_id" } as const;
/** A document of one's own that a question looks into. */
const lookedInto = { operation: "documents.upload", take: "id", inside: { object: { library: false }, list: "documents" } } as const;

export const AnswerFilter = listInput({ search: text(lengths.search).optional(), follows: Id.optional() }, ["newest", "oldest"]);
export type AnswerFilter = z.output<typeof AnswerFilter>;

export const answerOperations = operations({
  ask: {
    method: "POST",
    path: "/api/regulatory-search",
    access: "user",
    scope: "ask",
    tool: {
      name: "ask_question",
      title: "Ask a regulatory question",
      description:
        "Answers a question on medical devices, drugs or biologics with statements that each cite passages of law, guidance or the person's own documents. A citation with a quote holds the source's exact words; with quote null it points to a summary. outcome says whether the library supports an answer: where it does not, nothing is to be concluded. Open a citation with open_passage (source_id as id, version_id as version, passage_id as around).",
      output: ToldAnswer,
    },
    summary: "Answers a regulatory question with quoted passages.",
    input: Question,
    output: SearchResult,
    example: asked,
    mayName: { follows: given, scope: lookedInto },
    perMinute: callsPerMinute.ask,
  },
  askStream: {
    method: "POST",
    path: "/api/regulatory-search/stream",
    access: "user",
    summary: "Answers a regulatory question as the other search does, and tells each statement as it is found.",
    input: Question,
    output: SearchResult,
    example: asked,
    mayName: { follows: given, scope: lookedInto },
    events: { statement: Statement, left_out: LeftOut },
    perMinute: callsPerMinute.ask,
  },
  list: {
    method: "GET",
    path: "/api/answers",
    access: "user",
    scope: "read",
    summary: "The questions a person has asked, newest first.",
    input: AnswerFilter,
    output: page(AnswerSummary),
    example: { limit: 10 },
    mayName: { follows: given },
    reply: "page",
  },
  get: {
    method: "GET",
    path: "/api/answers/{id}",
    access: "user",
    scope: "read",
    tool: {
      name: "open_answer",
      title: "Open an earlier answer",
      description: "One answer as it was given, by its answer_id.",
      output: ToldAnswer,
    },
    summary: "One answer as it was given.",
    input: z.object({ id: Id }),
    output: SearchResult,
    example: {},
    needs: { id: given },
  },
  export: {
    method: "GET",
    path: "/api/answers/{id}/export",
    access: "user",
    summary: "An answer as a file, with its quotes, sources, statuses and dates.",
    input: z.object({ id: Id, format: ExportFormat }),
    output: FileReply,
    example: { format: "pdf" },
    needs: { id: given },
    reply: "file",
    mediaTypes: Object.values(exportMediaTypes),
    changes: true,
    perMinute: callsPerMinute.export,
  },
  askAgain: {
    method: "POST",
    path: "/api/answers/{id}/again",
    access: "user",
    summary: "Asks the question of an answer again, under today's law.",
    input: z.object({ id: Id }),
    output: SearchResult,
    example: {},
    needs: { id: given },
    perMinute: callsPerMinute.ask,
  },
});

import { z } from "zod";
import { CalendarDate, Done, Id, Timestamp, filled, severalOf, text } from "../domain/fields.ts";
import { callsPerMinute, draftBodyLimit, lengths } from "../domain/limits.ts";
import { referenceVerdicts } from "../domain/vocabulary.ts";
import { listInput, page } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";

export const ReferenceVerdict = z.enum(referenceVerdicts);
export type ReferenceVerdict = z.infer<typeof ReferenceVerdict>;

export const ReferenceKind = z.enum(["clause", "source", "standard", "guidance", "number", "quote"]);
export type ReferenceKind = z.infer<typeof ReferenceKind>;

/** Where a text refers to something, by UTF-16 code units, with the words around. */
export const ReferencePlace = z.object({
  start: z.number().int(),
  end: z.number().int(),
  before: z.string(),
  words: z.string(),
  after: z.string(),
  /** The page, slide or sheet it stands on, by its number; null where the text has none. */
  part: z.number().int().nullable(),
});
export type ReferencePlace = z.infer<typeof ReferencePlace>;

/** Where in the library, or at its publisher, something can be read. */
export const ReferenceTarget = z.object({
  citation: z.string(),
  title: z.string(),
  /** In the library; null where it is not held. */
  source_id: Id.nullable(),
  passage_id: Id.nullable(),
  url: z.string().nullable(),
});
export type ReferenceTarget = z.infer<typeof ReferenceTarget>;

/** A stretch of a quote, or of the held words that it lacks. */
export const QuoteDifference = z.object({ kind: z.enum(["same", "only_quoted", "only_held"]), words: z.string() });
export type QuoteDifference = z.infer<typeof QuoteDifference>;

/** Something that a text refers to, wherever it does so in the same way, and what holds of it. */
export const CheckedReference = z.object({
  id: Id,
  kind: ReferenceKind,
  verdict: ReferenceVerdict,
  /** As the library cites it; of a quote the clause that it is said to be of. */
  reference: z.string(),
  /** What holds, in a sentence or two. */
  message: z.string(),
  /** Where it can be read; null where it is not held. */
  target: ReferenceTarget.nullable(),
  /** What took its place. */
  successors: z.array(ReferenceTarget),
  /** A quote word by word beside the clause; empty where they are the same, or nothing is quoted. */
  differences: z.array(QuoteDifference),
  places: z.array(ReferencePlace),
});
export type CheckedReference = z.infer<typeof CheckedReference>;

export const CheckState = z.enum(["waiting", "running", "done", "cancelled", "failed"]);
export type CheckState = z.infer<typeof CheckState>;

/** One check of the references of a text, as it stands. */
export const ReferenceCheck = z.object({
  id: Id,
  title: z.string(),
  /** The document of the person's that the text is of; null of a text that was given. */
  document_id: Id.nullable(),
  /** The day of which the text speaks; what was amended after it is told. */
  day: CalendarDate.nullable(),
  state: CheckState,
  /** From 0 to 1, with what is being done; null where it is not under way. */
  stage: z.object({ progress: z.number().min(0).max(1), note: z.string() }).nullable(),
  /** Length of the text in UTF-16 code units. */
  characters: z.number().int(),
  /** The day on which the library was asked; null until the check is done. */
  as_of: CalendarDate.nullable(),
  /** How many different references have each verdict. */
  counts: z.partialRecord(ReferenceVerdict, z.number().int()),
  created_at: Timestamp,
});
export type ReferenceCheck = z.infer<typeof ReferenceCheck>;

export const NewReferenceCheck = z
  .object({
    text: text(lengths.draft).optional(),
    /** The document whose references are looked up, in place of `text`. */
    document_id: Id.optional(),
    title: filled(lengths.title).optional(),
    day: CalendarDate.optional(),
  })
  .refine(({ text: given = "", document_id }) => document_id !== undefined || given.trim() !== "", {
    path: ["text"],
    error: "must not be empty where no document is named",
  });
export type NewReferenceCheck = z.output<typeof NewReferenceCheck>;

export const ReferenceCheckFilter = listInput({ document_id: Id.optional() }, ["newest"]);
export type ReferenceCheckFilter = z.output<typeof ReferenceCheckFilter>;

export const ReferenceFilter = listInput({ id: Id, verdicts: severalOf(ReferenceVerdict), search: text(lengths.search).optional() }, [
  "text",
  "gravest",
]);
export type ReferenceFilter = z.output<typeof ReferenceFilter>;

export const referenceExports = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  md: "text/markdown; charset=utf-8",
} as const;
export const ReferenceExportFormat = z.enum(["docx", "xlsx", "md"]);
export type ReferenceExportFormat = z.infer<typeof ReferenceExportFormat>;

const one = { example: {}, needs: { id: { operation: "references.check", take: "id" } } } as const;

export const referenceOperations = operations({
  list: {
    method: "GET",
    path: "/api/references",
    access: "user",
    scope: "read",
    summary: "A person's checks of references, newest first.",
    input: ReferenceCheckFilter,
    output: page(ReferenceCheck),
    example: {},
    mayName: { document_id: { operation: "documents.upload", take: "id" } },
    reply: "page",
  },
  check: {
    method: "POST",
    path: "/api/references/check",
    access: "user",
    scope: "check",
    tool: {
      name: "check_references",
      title: "Check the references of a text",
      description:
        "Has every reference of a text, such as clauses, standards, guidance and quotes, looked up in the library and the registers. It goes on beside the call: ask get_reference_check with the id until its state is done, then list_reference_findings.",
    },
    summary: "Has the references of a text or of a document looked up, each against library and registers; a job does it.",
    input: NewReferenceCheck,
    output: ReferenceCheck,
    example: { text: "Design validation follows 21 CFR 820.30(g) and ISO 14971:2007.", day: "2021-06-30" },
    mayName: { document_id: { operation: "documents.upload", take: "id" } },
    bodyLimit: draftBodyLimit,
    perMinute: callsPerMinute.export,
  },
  get: {
    method: "GET",
    path: "/api/references/{id}",
    access: "user",
    scope: "read",
    tool: {
      name: "get_reference_check",
      title: "See how a check of references stands",
      description: "The state of a check: waiting, running, done, cancelled or failed, with how many references have each verdict.",
    },
    summary: "How a check stands.",
    input: z.object({ id: Id }),
    output: ReferenceCheck,
    ...one,
  },
  found: {
    method: "GET",
    path: "/api/references/{id}/found",
    access: "user",
    scope: "read",
    tool: {
      name: "list_reference_findings",
      title: "List what a check of references found",
      description:
        "What a text refers to and what holds of it: each reference with its verdict, a sentence on what holds, and what took its place. sort gravest puts the worst first.",
    },
    summary: "What the text of a check refers to and what holds of it, in the text's order or the gravest first.",
    input: ReferenceFilter,
    output: page(CheckedReference),
    reply: "page",
    ...one,
  },
  cancel: {
    method: "POST",
    path: "/api/references/{id}/cancel",
    access: "user",
    summary: "Ends a check that waits or is under way.",
    input: z.object({ id: Id }),
    output: ReferenceCheck,
    ...one,
  },
  remove: {
    method: "DELETE",
    path: "/api/references/{id}",
    access: "user",
    summary: "Deletes a check with what it found.",
    input: z.object({ id: Id }),
    output: Done,
    ...one,
  },
  export: {
    method: "GET",
    path: "/api/references/{id}/export",
    access: "user",
    summary: "A check as a file, each reference with what holds of it and where it stands.",
    input: z.object({ id: Id, format: ReferenceExportFormat }),
    output: FileReply,
    example: { format: "md" },
    needs: one.needs,
    reply: "file",
    mediaTypes: Object.values(referenceExports),
    changes: true,
    perMinute: callsPerMinute.export,
  },
});

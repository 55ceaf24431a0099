import { z } from "zod";
import { Id, KnownDate, text } from "../domain/fields.ts";
import { SourceStatus, TextKind } from "../domain/kinds.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { liveStates, restingKinds } from "../domain/vocabulary.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";

export const LiveState = z.enum(liveStates);
export type LiveState = z.infer<typeof LiveState>;

/** Something of a person's that rests on a clause. */
export const Resting = z.object({
  kind: z.enum(restingKinds),
  id: Id,
  title: z.string(),
  /** The product that it is of; null where it is of none. */
  product_id: Id.nullable(),
  /** The rules of an assessment, the route of a checklist; null of others. */
  by: z.string().nullable(),
});
export type Resting = z.infer<typeof Resting>;

/** A clause that a person's work rests on, and where it stands today. */
export const LiveCitation = z.object({
  /** Its citation, with the source that it stands in. */
  id: z.string(),
  citation: z.string(),
  /** Where it stands in the library; null where it is not held. */
  source_id: Id.nullable(),
  passage_id: Id.nullable(),
  source_title: z.string(),
  text_kind: TextKind.nullable(),
  /** The version that holds today. */
  version: z.object({ label: z.string(), status: SourceStatus, date: KnownDate.nullable() }).nullable(),
  state: LiveState,
  /** Why it stands there, in words. */
  because: z.string(),
  /** What rests on it, the first of them by name. */
  rests: z.array(Resting),
  /** How many rest on it in all. */
  resting: z.number().int(),
});
export type LiveCitation = z.infer<typeof LiveCitation>;

const liveFacets = ["state", "kind", "source"] as const;

export const LiveCitationFilter = listInput(
  {
    product_id: Id.optional().describe("Only what rests on clauses for this product; without it everything of the person's"),
    /** Words of the citation, its source, or of what rests on it. */
    search: text(lengths.search).optional(),
    state: LiveState.optional(),
    kind: z.enum(restingKinds).optional(),
    source: text(lengths.title).optional(),
  },
  ["state", "citation", "most"],
);
export type LiveCitationFilter = z.output<typeof LiveCitationFilter>;

export const LiveCitationPage = facetedPage(LiveCitation, liveFacets);
export type LiveCitationPage = z.infer<typeof LiveCitationPage>;

/** What the records of the Compass are handed out as. */
export const recordExports = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  csv: "text/csv; charset=utf-8",
  json: "application/json",
} as const;
export const RecordExport = z.enum(["docx", "csv", "json"]);
export type RecordExport = z.infer<typeof RecordExport>;

export const liveCitationOperations = operations({
  list: {
    method: "GET",
    path: "/api/live-citations",
    access: "user",
    summary: "Every clause that a person's work rests on, or a product's, each with where it stands today.",
    input: LiveCitationFilter,
    output: LiveCitationPage,
    example: { search: "820", limit: 10 },
    reply: "page",
    mayName: { product_id: { operation: "products.create", take: "id" } },
  },
  export: {
    method: "GET",
    path: "/api/live-citations/export",
    access: "user",
    summary: "The same as a Word file, a table or JSON, with the day on which it was so.",
    input: z.object({ product_id: Id.optional(), format: RecordExport }),
    output: FileReply,
    example: { format: "csv" },
    reply: "file",
    mediaTypes: Object.values(recordExports),
    changes: true,
    perMinute: callsPerMinute.export,
    mayName: { product_id: { operation: "products.create", take: "id" } },
  },
});

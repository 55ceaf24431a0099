import { z } from "zod";
import { Done, Id, Timestamp, filled, text } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { JurisdictionCode, ProtocolProduct } from "../domain/kinds.ts";
import { callsPerMinute, counts, lengths } from "../domain/limits.ts";
import { FactCorrection, ProtocolField, ReadFact } from "../domain/protocols.ts";
import { IssueLevel, MarketForTrial, ProtocolChange, ProtocolIssue, ProtocolItem, ScorePart } from "../domain/protocol-findings.ts";
import { listInput, page } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";

export const ProtocolState = z.enum(["waiting", "reading", "done", "failed"]);
export type ProtocolState = z.infer<typeof ProtocolState>;

/** The analysis of one file of a document as a protocol. */
export const ProtocolHead = z.object({
  id: Id,
  title: z.string(),
  /** The file that was read; null where the document is gone. */
  document: z.object({ id: Id, title: z.string(), version: z.number().int(), extension: z.string() }).nullable(),
  state: ProtocolState,
  /** How far it is, from 0 to 1, and what is being done. */
  progress: z.number().min(0).max(1),
  step: z.string(),
  /** Why it failed; null otherwise. */
  problem: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type ProtocolHead = z.infer<typeof ProtocolHead>;

/** A fact as it was read, and as somebody corrected it. */
export const ProtocolFact = ReadFact.extend({ corrected: FactCorrection.nullable() });
export type ProtocolFact = z.infer<typeof ProtocolFact>;

/** A figure with what it is made of. */
export const ProtocolScore = z.object({ figure: Figure, parts: z.array(ScorePart) });
export type ProtocolScore = z.infer<typeof ProtocolScore>;

/** Everything that is known of a protocol; empty until it has been read. */
export const Protocol = ProtocolHead.extend({
  productType: ProtocolProduct.nullable(),
  facts: z.array(ProtocolFact),
  items: z.array(ProtocolItem),
  identifiedGaps: z.array(ProtocolIssue),
  complianceScore: ProtocolScore,
  riskLevel: z.object({ value: IssueLevel.nullable(), how: z.string(), parts: z.array(z.string()) }),
  recommendedCountries: z.array(MarketForTrial),
  /** Codes of the markets that were chosen. */
  chosen: z.array(JurisdictionCode),
});
export type Protocol = z.infer<typeof Protocol>;

/** What an amendment changes. */
export const ProtocolComparison = z.object({
  before: ProtocolHead,
  after: ProtocolHead,
  changes: z.array(ProtocolChange),
  /** Items that stayed as they were. */
  same: z.number().int(),
});
export type ProtocolComparison = z.infer<typeof ProtocolComparison>;

export const protocolExports = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;
export const ProtocolExportFormat = z.enum(["docx", "pdf"]);
export type ProtocolExportFormat = z.infer<typeof ProtocolExportFormat>;

export const ProtocolFilter = listInput({}, ["newest", "title"]);
export type ProtocolFilter = z.output<typeof ProtocolFilter>;

const uploaded = { operation: "documents.upload", take: "id" } as const;
const begun = { operation: "protocols.create", take: "id" } as const;

export const protocolOperations = operations({
  list: {
    method: "GET",
    path: "/api/protocols",
    access: "user",
    summary: "A person's analysed protocols, the last changed first.",
    input: ProtocolFilter,
    output: page(ProtocolHead),
    example: {},
    reply: "page",
  },
  create: {
    method: "POST",
    path: "/api/protocols",
    access: "user",
    summary: "Has the newest file of a document read as a protocol; where that file was read already, gives what is known of it.",
    input: z.object({ document_id: Id }),
    output: Protocol,
    example: {},
    needs: { document_id: uploaded },
  },
  get: {
    method: "GET",
    path: "/api/protocols/{id}",
    access: "user",
    summary: "A protocol with its facts, items, issues and markets.",
    input: z.object({ id: Id }),
    output: Protocol,
    example: {},
    needs: { id: begun },
  },
  correct: {
    method: "PUT",
    path: "/api/protocols/{id}/facts/{field}",
    access: "user",
    summary: "Puts something in the place of what was read, which is kept beside it; null takes it back.",
    input: z.object({
      id: Id,
      field: ProtocolField,
      value: filled(lengths.description).nullable(),
      reason: text(lengths.title).optional(),
    }),
    output: Protocol,
    example: { field: "enrolment", value: "120 randomised", reason: "As the body says" },
    needs: { id: begun },
  },
  choose: {
    method: "PUT",
    path: "/api/protocols/{id}",
    access: "user",
    summary: "Chooses the markets that the report speaks of.",
    input: z.object({ id: Id, chosen: z.array(JurisdictionCode).max(counts.markets) }),
    output: Protocol,
    example: { chosen: ["US", "EU"] },
    needs: { id: begun },
  },
  retry: {
    method: "POST",
    path: "/api/protocols/{id}/retry",
    access: "user",
    summary: "Has a protocol read again; what was corrected stays.",
    input: z.object({ id: Id }),
    output: Protocol,
    example: {},
    needs: { id: begun },
  },
  remove: {
    method: "DELETE",
    path: "/api/protocols/{id}",
    access: "user",
    summary: "Deletes the analysis of a protocol; its document stays.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: begun },
  },
  compare: {
    method: "GET",
    path: "/api/protocols/{id}/compare",
    access: "user",
    summary: "What a protocol changes of another one, item by item, and by which rule that is substantial.",
    input: z.object({ id: Id, before: Id }),
    output: ProtocolComparison,
    example: {},
    needs: { id: begun, before: begun },
  },
  export: {
    method: "GET",
    path: "/api/protocols/{id}/export",
    access: "user",
    summary: "The report on a protocol as a Word file or PDF; it needs at least one market.",
    input: z.object({ id: Id, format: ProtocolExportFormat }),
    output: FileReply,
    example: { format: "docx" },
    needs: { id: { fixture: "analysed-protocol", take: "id" } },
    reply: "file",
    mediaTypes: Object.values(protocolExports),
    changes: true,
    perMinute: callsPerMinute.export,
  },
});

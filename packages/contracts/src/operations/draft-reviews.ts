import { z } from "zod";
import { Id, Timestamp, filled } from "../domain/fields.ts";
import { Outcome } from "../domain/kinds.ts";
import { callsPerMinute, lengths, questionLimit } from "../domain/limits.ts";
import { requirementLevels } from "../domain/packs.ts";
import { draftTools, findingStates, severities } from "../domain/vocabulary.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { Citation, ExportFormat, Statement, exportMediaTypes } from "./answers.ts";
import { CheckedReference, ReferenceTarget } from "./references.ts";

export const DraftTool = z.enum(draftTools);
export type DraftTool = z.infer<typeof DraftTool>;

export const ReviewState = z.enum(["waiting", "running", "done", "failed", "cancelled"]);
export type ReviewState = z.infer<typeof ReviewState>;

/** A stretch of the text as it was looked through, with what it is found again by after the text was changed. */
export const DraftAnchor = z.object({ start: z.number().int(), end: z.number().int(), words: z.string(), before: z.string() });
export type DraftAnchor = z.infer<typeof DraftAnchor>;

/** The last run of a tool over a draft. */
export const DraftReview = z.object({
  id: Id,
  tool: DraftTool,
  state: ReviewState,
  /** The version of the draft whose text was looked through, or is. */
  draft_version: z.number().int(),
  /** The kind of document that it was held against; null where none was chosen, and where that does not matter. */
  document_type: z.string().nullable(),
  /** How far it is, from 0 to 1, and what it is doing; null where it is not under way. */
  stage: z.object({ progress: z.number().min(0).max(1), note: z.string() }).nullable(),
  /** Why it failed, in a sentence; null unless it did. */
  problem: z.string().nullable(),
  asked_at: Timestamp,
  ended_at: Timestamp.nullable(),
  /** Of so many there are, so many are in order, as the last run that ended counted; null before there was one. */
  figure: z.object({ good: z.number().int(), of: z.number().int() }).nullable(),
});
export type DraftReview = z.infer<typeof DraftReview>;

/** What a tool found in a draft, and what the person made of it. */
export const DraftFinding = z.object({
  id: Id,
  tool: DraftTool,
  /** What it is, in a few words: `Placeholder`. */
  kind: z.string(),
  severity: z.enum(severities),
  /** What it is about: `21 CFR 820.30(g)`. */
  subject: z.string(),
  message: z.string(),
  /** What to do about it. */
  proposal: z.string().nullable(),
  /** Where it stands, the main place first; none where it is about what is not there. */
  anchors: z.array(DraftAnchor),
  /** What it rests on. */
  citations: z.array(ReferenceTarget),
  state: z.enum(findingStates),
  /** Why it was dismissed; null where it was not. */
  reason: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  found_at: Timestamp,
});
export type DraftFinding = z.infer<typeof DraftFinding>;

/** An element that the kind of document has to hold, and what became of it in a draft. */
export const DraftElement = z.object({
  /** Of the requirement in its pack. */
  id: z.string(),
  group: z.string(),
  title: z.string(),
  requirement: z.string(),
  level: z.enum(requirementLevels),
  verdict: z.enum(["found", "unclear", "missing"]),
  /** Whether it is asked for here, and why. */
  applies: z.enum(["applies", "does_not_apply", "cannot_tell"]),
  because: z.string(),
  /** Why it counts as found, why what was found does not suffice, or what was looked for. */
  reason: z.string(),
  /** The heading that its passage stands under. */
  heading: z.string().nullable(),
  anchor: DraftAnchor.nullable(),
  /** What it rests on. */
  citations: z.array(ReferenceTarget),
});
export type DraftElement = z.infer<typeof DraftElement>;

/** Something that a draft refers to, and what holds of it. */
export const DraftReference = CheckedReference.omit({ id: true, places: true }).extend({ anchors: z.array(DraftAnchor) });
export type DraftReference = z.infer<typeof DraftReference>;

/** What a person makes of a finding: taken on, set aside with a reason, or open again. */
const Decision = z
  .object({ id: Id, state: z.enum(findingStates), reason: filled(lengths.description).optional() })
  .refine(({ state, reason }) => (state === "dismissed") === (reason !== undefined), {
    path: ["reason"],
    error: "is given where a finding is dismissed, and only there",
  });

/** What the library has to say to a sentence of a draft. */
export const SentenceSources = z.object({
  outcome: Outcome,
  /** With the passages that carry them, their quotes checked character for character. */
  statements: z.array(Statement),
  /** Further passages worth reading. */
  related: z.array(Citation),
  searched: z.object({ sources: z.number().int(), passages: z.number().int() }),
});
export type SentenceSources = z.infer<typeof SentenceSources>;

/** A draft's text with a comment at each finding, or a report on what was found. */
export const DraftExport = z.enum(["commented", ...ExportFormat.options]);
export type DraftExport = z.infer<typeof DraftExport>;

const ofDraft = z.object({ id: Id.describe("The draft's") });
const ofTool = ofDraft.extend({ tool: DraftTool });
const draft = { operation: "drafts.create", take: "id" } as const;

export const draftReviewOperations = operations({
  list: {
    method: "GET",
    path: "/api/drafts/{id}/reviews",
    access: "user",
    summary: "How the last run of each tool over a draft stands; none of a tool that was never run.",
    input: ofDraft,
    output: z.array(DraftReview),
    example: {},
    needs: { id: draft },
  },
  run: {
    method: "POST",
    path: "/api/drafts/{id}/reviews",
    access: "user",
    summary: "Has a tool look through a draft as it is saved; a job does it. What was decided of earlier findings stays.",
    input: ofTool,
    output: DraftReview,
    example: { tool: "consistency" },
    needs: { id: draft },
    perMinute: callsPerMinute.ask,
  },
  cancel: {
    method: "POST",
    path: "/api/drafts/{id}/reviews/cancel",
    access: "user",
    summary: "Ends a tool's run that waits or is under way; what an earlier run found stays.",
    input: ofTool,
    output: DraftReview.nullable(),
    example: { tool: "consistency" },
    needs: { id: draft },
  },
  findings: {
    method: "GET",
    path: "/api/drafts/{id}/findings",
    access: "user",
    summary: "What the tools found in a draft, in the order of its text.",
    input: ofDraft,
    output: z.array(DraftFinding),
    example: {},
    needs: { id: draft },
  },
  elements: {
    method: "GET",
    path: "/api/drafts/{id}/elements",
    access: "user",
    summary: "The elements that a draft's kind of document has to hold, each found, unclear or missing, as last looked through.",
    input: ofDraft,
    output: z.array(DraftElement),
    example: {},
    needs: { id: draft },
  },
  references: {
    method: "GET",
    path: "/api/drafts/{id}/references",
    access: "user",
    summary: "What a draft refers to and what holds of it, as last looked through.",
    input: ofDraft,
    output: z.array(DraftReference),
    example: {},
    needs: { id: draft },
  },
  sources: {
    method: "POST",
    path: "/api/drafts/{id}/sources",
    access: "user",
    summary: "The passages of the library that speak to words of a draft, under the law of its country on the day it speaks of.",
    input: ofDraft.extend({ words: filled(questionLimit) }),
    output: SentenceSources,
    example: { words: "A 510(k) summary contains the submitter's name and address." },
    needs: { id: draft },
    perMinute: callsPerMinute.ask,
  },
  decide: {
    method: "POST",
    path: "/api/draft-findings/{id}/decision",
    access: "user",
    summary: "Accepts a finding, dismisses it with a reason, or opens it again.",
    input: Decision,
    output: DraftFinding,
    example: { state: "dismissed", reason: "The placeholder is filled in at signature." },
    needs: { id: { fixture: "draft-finding", take: "id" } },
  },
  export: {
    method: "GET",
    path: "/api/drafts/{id}/export",
    access: "user",
    summary: "A draft as a Word file with a comment at each finding, or a report on what was found in it.",
    input: ofDraft.extend({ format: DraftExport }),
    output: FileReply,
    example: { format: "commented" },
    needs: { id: draft },
    reply: "file",
    mediaTypes: Object.values(exportMediaTypes),
    changes: true,
    perMinute: callsPerMinute.export,
  },
});

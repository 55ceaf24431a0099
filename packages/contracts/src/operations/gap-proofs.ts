import { z } from "zod";
import { Id, count, text } from "../domain/fields.ts";
import { counts, lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";
import { GapRequirementDetail } from "./gap-requirements.ts";

/** A document or an answer; a note where neither is named. */
export const NewGapProof = z
  .object({
    id: Id.describe("The requirement's"),
    document_id: Id.optional(),
    bookmark_id: Id.optional().describe("The bookmark of an answer"),
    page: count(1, counts.page).optional(),
    words: text(lengths.passage).default("").describe("Words of the document as they stand there"),
    note: text(lengths.message).default(""),
  })
  .refine(({ document_id, bookmark_id, note }) => document_id !== undefined || bookmark_id !== undefined || note.trim() !== "", {
    path: ["note"],
    error: "must say something, where neither a document nor an answer is named",
  })
  .refine(({ document_id, bookmark_id }) => document_id === undefined || bookmark_id === undefined, {
    path: ["bookmark_id"],
    error: "must be linked by itself: a document is named already",
  });
export type NewGapProof = z.input<typeof NewGapProof>;

/** A passage of a person's document that seems to hold what a requirement asks for; it counts for nothing until they link it. */
export const GapSuggestion = z.object({
  document_id: Id,
  title: z.string(),
  page: z.number().int().nullable(),
  /** Title of the section it stands in. */
  heading: z.string().nullable(),
  words: z.string(),
  verdict: z.enum(["found", "unclear"]),
  reason: z.string(),
});
export type GapSuggestion = z.infer<typeof GapSuggestion>;

const requirement = { operation: "gaps.choose", take: "next.id" } as const;

export const gapProofOperations = operations({
  link: {
    method: "POST",
    path: "/api/gap-requirements/{id}/proofs",
    access: "user",
    summary: "Links a document, a passage of one, an answer or a note to a requirement as evidence.",
    input: NewGapProof,
    output: GapRequirementDetail,
    example: { note: "Held in the paper archive, binder 12." },
    needs: { id: requirement },
    mayName: { document_id: { operation: "documents.upload", take: "id" }, bookmark_id: { operation: "queries.create", take: "id" } },
  },
  unlink: {
    method: "DELETE",
    path: "/api/gap-requirements/{id}/proofs/{proof_id}",
    access: "user",
    summary: "Takes a piece of evidence away from a requirement; what was linked stays where it is.",
    input: z.object({ id: Id.describe("The requirement's"), proof_id: Id }),
    output: GapRequirementDetail,
    example: {},
    needs: { id: { operation: "gapProofs.link", take: "id" }, proof_id: { operation: "gapProofs.link", take: "proofs.0.id" } },
  },
  confirm: {
    method: "POST",
    path: "/api/gap-requirements/{id}/proofs/{proof_id}/confirmed",
    access: "user",
    summary: "Says that a piece of evidence still holds after what it rests on changed.",
    input: z.object({ id: Id.describe("The requirement's"), proof_id: Id, note: text(lengths.description).default("") }),
    output: GapRequirementDetail,
    example: { note: "The new version says the same." },
    needs: { id: { operation: "gapProofs.link", take: "id" }, proof_id: { operation: "gapProofs.link", take: "proofs.0.id" } },
  },
  suggest: {
    method: "GET",
    path: "/api/gap-requirements/{id}/suggestions",
    access: "user",
    summary: "Reads a person's documents for passages that seem to hold what a requirement asks for.",
    input: z.object({ id: Id.describe("The requirement's"), document_id: Id.optional().describe("All where none is named") }),
    output: z.object({ read: z.number().int(), suggestions: z.array(GapSuggestion) }),
    example: {},
    needs: { id: requirement },
    mayName: { document_id: { operation: "documents.upload", take: "id" } },
  },
});

import { z } from "zod";
import { CalendarDate, Id, KnownDate, Timestamp, count, filled, text } from "../domain/fields.ts";
import { counts, lengths } from "../domain/limits.ts";
import { requirementLevels } from "../domain/packs.ts";
import { dueTimes, packRelations, proofKinds } from "../domain/vocabulary.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { CitedChange } from "./answer-changes.ts";
import { Applies, FieldChange, GapStatus } from "./gaps.ts";

/** A clause that a requirement rests on, and where it stands in the library; nulls where it is not held. */
export const GapClause = z.object({
  source: z.string(),
  clause: z.string(),
  source_id: Id.nullable(),
  passage_id: Id.nullable(),
  /** As it is cited there, which may be the clause around it. */
  citation: z.string().nullable(),
});
export type GapClause = z.infer<typeof GapClause>;

/** A requirement of a chosen pack, held against a product. */
export const GapRequirement = z.object({
  id: Id,
  /** Its pack, and its id there. */
  pack: z.string(),
  requirement_id: z.string(),
  pack_title: z.string(),
  /** Codes of jurisdictions; `INT` for what holds everywhere. */
  markets: z.array(z.string()),
  group: z.string(),
  title: z.string(),
  requirement: z.string(),
  level: z.enum(requirementLevels),
  clauses: z.array(z.string()),
  applies: Applies,
  /** Whether a person decided against what follows from the facts. */
  overridden: z.boolean(),
  status: GapStatus,
  /** Why it stands there, in words. */
  because: z.string(),
  /** Who sees to it, in words; empty where nobody does. */
  responsible: z.string(),
  due: CalendarDate.nullable(),
  /** Pieces of evidence linked to it, and those of requirements that serve it fully. */
  evidence: z.number().int(),
  /** Whether words of its clauses changed since it was taken up. */
  clauses_changed: z.boolean(),
  /** What the version of its pack of today makes of it; null where nothing. */
  pack_change: z.enum(["changed", "removed"]).nullable(),
});
export type GapRequirement = z.infer<typeof GapRequirement>;

const gapFacets = ["market", "pack", "group", "status", "responsible", "due", "marked"] as const;

export const GapRequirementFilter = listInput(
  {
    id: Id.describe("The product's"),
    /** Words of the requirement, its title, group or clauses. */
    search: text(lengths.search).optional(),
    market: text(lengths.code).optional(),
    pack: text(lengths.name).optional(),
    group: text(lengths.label).optional(),
    status: GapStatus.optional(),
    responsible: text(lengths.label).optional(),
    due: z.enum(dueTimes).optional(),
    marked: z.enum(["clauses_changed", "pack_changed", "overridden"]).optional(),
  },
  ["order", "status", "due", "title"],
);
export type GapRequirementFilter = z.output<typeof GapRequirementFilter>;

export const GapRequirementPage = facetedPage(GapRequirement, gapFacets);
export type GapRequirementPage = z.infer<typeof GapRequirementPage>;

/** A piece of evidence. */
export const GapProof = z.object({
  id: Id,
  kind: z.enum(proofKinds),
  /** The document, or the bookmark of the answer; null of a note, and where whoever asks may not open it. */
  object_id: Id.nullable(),
  label: z.string(),
  page: z.number().int().nullable(),
  /** Where it stands: the words that were chosen; empty where the whole is meant. */
  words: z.string(),
  passage_id: Id.nullable(),
  note: z.string(),
  added_at: Timestamp,
  added_by: z.string(),
  /** Why it has to be looked at again; null where it stands as it did. */
  stale: z.string().nullable(),
});
export type GapProof = z.infer<typeof GapProof>;

/** A requirement of another chosen pack that has to do with this one. */
export const GapRelation = z.object({
  id: Id,
  title: z.string(),
  pack_title: z.string(),
  status: GapStatus,
  relation: z.enum(packRelations),
  /** How many pieces of evidence it has of its own. */
  evidence: z.number().int(),
  /** Who says so. */
  source: z.object({ title: z.string(), url: z.string(), clause: z.string().nullable() }),
});
export type GapRelation = z.infer<typeof GapRelation>;

/** A changed clause with its words as they were. */
const GapClauseChange = CitedChange.extend({ was_text: z.string().nullable() });
export type GapClauseChange = z.infer<typeof GapClauseChange>;

/** That somebody decided whether a requirement applies. */
const Override = z.object({ state: z.enum(["applies", "does_not_apply"]), reason: z.string() });

export const GapRequirementDetail = GapRequirement.extend({
  analysis_id: Id.describe("The product's"),
  /** Grows by one with each change of it or its evidence. */
  version: z.number().int(),
  is_own: z.boolean(),
  may_accept: z.boolean(),
  asks: z.string(),
  /** What would prove it. */
  expected: z.array(z.string()),
  cited: z.array(GapClause),
  override: Override.nullable(),
  /** What follows from the facts where nobody decides otherwise. */
  by_rule: Applies,
  note: z.string(),
  proofs: z.array(GapProof),
  /** Requirements that evidence of this one serves. */
  serves: z.array(GapRelation),
  /** Requirements whose evidence serves this one. */
  served_by: z.array(GapRelation),
  acceptance: z.object({ name: z.string(), at: Timestamp, holds: z.boolean(), note: z.string() }).nullable(),
  changes: z.array(GapClauseChange),
  /** What the version of its pack of today says otherwise. */
  difference: z.array(FieldChange),
  pack_version: KnownDate,
  history: z.array(z.object({ at: Timestamp, name: z.string(), said: z.string(), reason: z.string().nullable() })),
});
export type GapRequirementDetail = z.infer<typeof GapRequirementDetail>;

/** What is to be changed of some requirements at once; what is not given stays. */
export const GapChanges = z.object({
  id: Id.describe("The product's"),
  chosen: z.object({
    requirements: z.array(Id).max(counts.requirements),
    fitting: z
      .object(GapRequirementFilter.omit({ id: true, sort: true, cursor: true, limit: true }).shape)
      .optional()
      .describe("All that fit this filter, those that no page has shown yet among them"),
    except: z.array(Id).max(counts.requirements).optional().describe("Those that fit it and are left out"),
  }),
  responsible: text(lengths.label).optional(),
  due: CalendarDate.nullable().optional(),
  override: z
    .object({ state: z.enum(["applies", "does_not_apply"]), reason: filled(lengths.description) })
    .nullable()
    .optional()
    .describe("Null goes back to what follows from the facts"),
  note: text(lengths.message).optional(),
});
export type GapChanges = z.output<typeof GapChanges>;

const chosen = { operation: "gaps.choose", take: "next.id" } as const;
const one = z.object({ id: Id });

export const gapRequirementOperations = operations({
  list: {
    method: "GET",
    path: "/api/gap-analyses/{id}/requirements",
    access: "user",
    summary: "The requirements of the packs that a product is held against, each with where it stands and why.",
    input: GapRequirementFilter,
    output: GapRequirementPage,
    example: { search: "identifier", limit: 10 },
    reply: "page",
    needs: { id: { operation: "products.create", take: "id" } },
  },
  get: {
    method: "GET",
    path: "/api/gap-requirements/{id}",
    access: "user",
    summary: "One requirement with its clauses, evidence, what it serves, and its history.",
    input: one,
    output: GapRequirementDetail,
    example: {},
    needs: { id: chosen },
  },
  change: {
    method: "POST",
    path: "/api/gap-analyses/{id}/requirements",
    access: "user",
    summary: "Says of some requirements at once who sees to them, until when, and whether they apply.",
    input: GapChanges,
    output: z.object({ changed: z.number().int() }),
    example: { chosen: { requirements: [] }, responsible: "Regulatory affairs", due: "2027-01-31" },
    needs: { id: { operation: "gaps.choose", take: "id" } },
    mayName: { chosen: { ...chosen, inside: { object: {}, list: "requirements" } } },
  },
  accept: {
    method: "POST",
    path: "/api/gap-requirements/{id}/acceptance",
    access: "reviewer",
    summary: "Accepts the evidence of a requirement as it stands; with it the requirement counts as met.",
    input: z.object({
      id: Id,
      version: count(0, counts.page).describe("The version that was seen: where there is another by now, nothing is accepted"),
      note: text(lengths.description).default(""),
    }),
    output: GapRequirementDetail,
    example: { note: "The record shows it." },
    needs: { id: { operation: "gapProofs.link", take: "id" }, version: { operation: "gapProofs.link", take: "version" } },
  },
  withdraw: {
    method: "DELETE",
    path: "/api/gap-requirements/{id}/acceptance",
    access: "reviewer",
    summary: "Takes an acceptance back, with the reason.",
    input: z.object({ id: Id, reason: filled(lengths.description) }),
    output: GapRequirementDetail,
    example: { reason: "The record is of another model." },
    needs: { id: { operation: "gapRequirements.accept", take: "id" } },
  },
  look: {
    method: "POST",
    path: "/api/gap-requirements/{id}/looked-at",
    access: "user",
    summary: "Notes that the changed words of a requirement's clauses were looked at, and rests it on the words of today.",
    input: z.object({ id: Id, note: text(lengths.description).default("") }),
    output: GapRequirementDetail,
    example: { note: "It changes nothing for us." },
    needs: { id: chosen },
  },
});

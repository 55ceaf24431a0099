import { z } from "zod";
import { CalendarDate, Done, Id, KnownDate, Nothing, Timestamp, count, filled, flag, text } from "../domain/fields.ts";
import { ProductType } from "../domain/kinds.ts";
import { callsPerMinute, counts, lengths } from "../domain/limits.ts";
import { FactName, ProductFacts, areValuesOfFacts } from "../domain/packs.ts";
import { gapStatuses } from "../domain/vocabulary.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { GapAnalysisRow } from "./compass.ts";

export const GapStatus = z.enum(gapStatuses);
export type GapStatus = z.infer<typeof GapStatus>;

/** How many requirements stand where; what none stands at is left out. */
const GapCounts = z.partialRecord(GapStatus, z.number().int());
export type GapCounts = z.infer<typeof GapCounts>;

/** Whether something holds for a product, and why, in words. */
export const Applies = z.object({ state: z.enum(["applies", "does_not_apply", "not_known"]), because: z.string() });
export type Applies = z.infer<typeof Applies>;

const PackName = text(lengths.name).regex(/^[a-z0-9-]+$/, "must be the id of a pack");

/** What a requirement says otherwise than before, field by field. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.infer<typeof FieldChange>;

const Named = z.object({ id: z.string(), title: z.string() });
/** A requirement that only one of two versions has, with its words and the clauses behind them. */
const Lone = Named.extend({ requirement: z.string(), clauses: z.string() });

/** What a newer version of a pack makes of the one that an analysis rests on. */
export const PackDifference = z.object({
  added: z.array(Lone),
  removed: z.array(Lone),
  changed: z.array(Named.extend({ fields: z.array(FieldChange) })),
});
export type PackDifference = z.infer<typeof PackDifference>;

/** A rule pack as it is offered for a product. */
export const GapPack = z.object({
  pack: z.string(),
  title: z.string(),
  about: z.string(),
  categories: z.array(ProductType),
  /** Codes of jurisdictions; `*` stands for all. */
  jurisdictions: z.array(z.string()),
  basis: z.array(z.object({ source: z.string(), clauses: z.string() })),
  version: KnownDate,
  checked: CalendarDate,
  checked_against: z.string(),
  requirements: z.number().int(),
  applies: Applies,
  /** Whether the analysis holds the product against it. */
  chosen: z.boolean(),
  /** The version that the analysis rests on; null where it was not chosen. */
  taken: KnownDate.nullable(),
  /** What is different in the version of today; null where nothing is. */
  difference: PackDifference.nullable(),
});
export type GapPack = z.infer<typeof GapPack>;

/** What is known of a product, and who says so. */
export const GapFact = z.object({
  fact: FactName,
  value: z.union([z.boolean(), z.string()]),
  /** The words for it: `The device is sterile`. */
  said: z.string(),
  origin: z.enum(["told", "profile", "assessment", "derived"]),
  because: z.string(),
});
export type GapFact = z.infer<typeof GapFact>;

/** A value of a fact, as it is chosen. */
export const FactOption = z.object({ value: z.string(), label: z.string() });
export type FactOption = z.infer<typeof FactOption>;

/** Something not known on which it hangs whether requirements apply. */
export const GapQuestion = z.object({
  /** The fact that is asked for; null of a condition that no fact tells. */
  fact: FactName.nullable(),
  /** The words of such a condition, by which it is told; null of a fact. */
  condition: z.string().nullable(),
  asks: z.string(),
  /** What may be answered; null where it is yes or no. */
  options: z.array(FactOption).nullable(),
  /** Requirements that hang on it. */
  requirements: z.number().int(),
});
export type GapQuestion = z.infer<typeof GapQuestion>;

/** A condition that no fact tells, and whether it is so, as it was told. */
export const ToldCondition = z.object({ condition: z.string(), holds: z.boolean() });
export type ToldCondition = z.infer<typeof ToldCondition>;

/** A market of the product with what is required there: the specification's row, and how many requirements stand where. */
export const GapMarket = z.object({
  /** Code of a jurisdiction; `INT` for what holds everywhere. */
  code: z.string(),
  packs: z.array(z.string()),
  counts: GapCounts,
  row: GapAnalysisRow,
});
export type GapMarket = z.infer<typeof GapMarket>;

/** A product held against rule packs. */
export const GapAnalysis = z.object({
  id: Id.describe("The product's"),
  name: z.string(),
  /** 0 before packs were chosen; it grows by one with each change of packs or facts. */
  version: z.number().int(),
  /** False where somebody asked for a review of theirs. */
  is_own: z.boolean(),
  /** Whether whoever asks may accept what is shown. */
  may_accept: z.boolean(),
  /** Codes of the markets that the product is for. */
  markets: z.array(z.string()),
  packs: z.array(GapPack),
  facts: z.array(GapFact),
  conditions: z.array(ToldCondition),
  /** That on which most hang first. */
  questions: z.array(GapQuestion),
  /** How many of the requirements that are to be decided the first questions decide. */
  first: z.object({ questions: z.number().int(), requirements: z.number().int() }),
  counts: GapCounts,
  by_market: z.array(GapMarket),
  /** The row of each target market as it is planned with before anything is known: estimates, all of it. */
  planned: z.array(GapAnalysisRow),
  /** Requirements whose clauses changed since they were taken up. */
  changed: z.number().int(),
  /** What is to be looked at first; null where nothing is open. */
  next: z.object({ id: Id, title: z.string() }).nullable(),
  /** Who was asked to review it. */
  reviewers: z.array(z.object({ id: Id, name: z.string() })),
});
export type GapAnalysis = z.infer<typeof GapAnalysis>;

/** An analysis among others. */
export const GapAnalysisHead = z.object({ id: Id, name: z.string(), owner: z.string(), is_own: z.boolean(), updated_at: Timestamp });
export type GapAnalysisHead = z.infer<typeof GapAnalysisHead>;

/** A requirement within the matrix. */
const MatrixItem = z.object({
  id: Id,
  title: z.string(),
  pack: z.string(),
  status: GapStatus,
  /** `part` where it covers a part of what the row asks for, or the row a part of it. */
  relation: z.enum(["same", "part"]),
});

/** Requirements by market: what one row asks for stands in each column where it is asked for. */
export const GapMatrix = z.object({
  id: Id,
  name: z.string(),
  markets: z.array(z.object({ code: z.string(), name: z.string(), authority: z.string(), counts: GapCounts })),
  rows: z.array(
    z.object({ id: Id, title: z.string(), group: z.string(), pack_title: z.string(), cells: z.record(z.string(), z.array(MatrixItem)) }),
  ),
});
export type GapMatrix = z.infer<typeof GapMatrix>;

const Seen = z.object({
  id: Id.describe("The product's"),
  version: count(0, counts.page).describe("The version that was read: where there is another by now, nothing is changed"),
});

export const ChosenPacks = Seen.extend({
  packs: z
    .array(PackName)
    .max(counts.entries)
    .describe("All that are to be chosen: answers to those that no longer are stay for when they are again"),
});
export type ChosenPacks = z.output<typeof ChosenPacks>;

export const ToldFacts = Seen.extend({
  facts: ProductFacts.refine(areValuesOfFacts, "must be values of their facts").describe(
    "All that is told; the rest is read off the product",
  ),
  conditions: z
    .array(z.object({ condition: filled(lengths.heading), holds: flag() }))
    .max(counts.requirements)
    .default([])
    .describe("Conditions that no fact tells, by their words, all that are told"),
});
export type ToldFacts = z.output<typeof ToldFacts>;

const gapExportMediaTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  json: "application/json",
} as const;
export type GapExport = keyof typeof gapExportMediaTypes;
export const gapExportTypes: Readonly<Record<GapExport, string>> = gapExportMediaTypes;

const Asked = z.object({ id: Id.describe("The product's"), person_id: Id });

const product = { operation: "products.create", take: "id" } as const;
const analysis = { operation: "gaps.choose", take: "id" } as const;
const asked = <const T extends string>(take: T) => ({ operation: "gaps.askReview", take }) as const;

export const gapOperations = operations({
  list: {
    method: "GET",
    path: "/api/gap-analyses",
    access: "user",
    summary: "The gap analyses of a person's products, and those that they were asked to review, the last changed first.",
    input: Nothing,
    output: z.array(GapAnalysisHead),
    example: {},
  },
  get: {
    method: "GET",
    path: "/api/gap-analyses/{id}",
    access: "user",
    summary: "A product held against rule packs: which are chosen, what is known, what is asked, and how it stands in each market.",
    input: z.object({ id: Id.describe("The product's") }),
    output: GapAnalysis,
    example: {},
    needs: { id: product },
  },
  choose: {
    method: "PUT",
    path: "/api/gap-analyses/{id}/packs",
    access: "user",
    summary: "Chooses the rule packs that a product is held against; answers to requirements are kept by their ids.",
    input: ChosenPacks,
    output: GapAnalysis,
    example: { version: 0, packs: ["us-part-830"] },
    needs: { id: product },
  },
  tell: {
    method: "PUT",
    path: "/api/gap-analyses/{id}/facts",
    access: "user",
    summary: "Tells what is so of a product, where its profile does not say it; it decides what applies.",
    input: ToldFacts,
    output: GapAnalysis,
    example: { version: 1, facts: { software: true } },
    needs: { id: analysis },
  },
  renew: {
    method: "POST",
    path: "/api/gap-analyses/{id}/packs/versions",
    access: "user",
    summary: "Goes over to the versions of some packs of today, all at once; answers are kept by the requirements' ids.",
    input: Seen.extend({ packs: z.array(PackName).min(1).max(counts.entries) }),
    output: GapAnalysis,
    example: { version: 1, packs: ["us-part-830"] },
    needs: { id: analysis },
  },
  matrix: {
    method: "GET",
    path: "/api/gap-analyses/{id}/matrix",
    access: "user",
    summary: "The requirements of an analysis by market, those that correspond in one row.",
    input: z.object({ id: Id.describe("The product's") }),
    output: GapMatrix,
    example: {},
    tagged: true,
    needs: { id: product },
  },
  askReview: {
    method: "POST",
    path: "/api/gap-analyses/{id}/reviewers",
    access: "user",
    summary: "Asks a reviewer or an administrator to review an analysis: they read it, accept what is shown, and are told of it.",
    input: z.object({
      id: Id.describe("The product's"),
      person_id: Id.describe("Of a reviewer or an administrator"),
      note: text(lengths.description).default(""),
    }),
    output: Asked,
    example: { note: "Do the identifiers hold?" },
    needs: { id: analysis, person_id: { fixture: "reviewer", take: "id" } },
  },
  endReview: {
    method: "DELETE",
    path: "/api/gap-analyses/{id}/reviewers/{person_id}",
    access: "user",
    summary: "Takes an analysis back from a reviewer; what they accepted stays.",
    input: z.object({ id: Id.describe("The product's"), person_id: Id }),
    output: Done,
    example: {},
    needs: { id: asked("id"), person_id: asked("person_id") },
  },
  export: {
    method: "GET",
    path: "/api/gap-analyses/{id}/export",
    access: "user",
    summary: "A gap analysis as a workbook, a Word file or JSON.",
    input: z.object({ id: Id.describe("The product's"), format: z.enum(["xlsx", "docx", "json"]) }),
    output: FileReply,
    example: { format: "xlsx" },
    reply: "file",
    mediaTypes: Object.values(gapExportTypes),
    perMinute: callsPerMinute.export,
    needs: { id: analysis },
  },
});

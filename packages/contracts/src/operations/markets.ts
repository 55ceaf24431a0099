import { z } from "zod";
import { CalendarDate, Id, Nothing, Timestamp, severalOf } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { JurisdictionCode, MarketCode, ProductType } from "../domain/kinds.ts";
import { callsPerMinute } from "../domain/limits.ts";
import { MarketFact, MarketFigure, MarketIdentity, MarketTopic, Region } from "../domain/market-facts.ts";
import { comparedMarkets, therapeuticAreas, tooFewMarkets, trialPhases } from "../domain/market-words.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { ChangeKind } from "./answer-changes.ts";
import { exportMediaTypes } from "./answers.ts";

export const RegulatoryAuthority = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  flag: z.string(),
  region: Region,
  website: z.string(),
  languages: z.array(z.string()),
  primaryLanguage: z.string(),
  timezone: z.string(),
  currency: z.string(),
});
export type RegulatoryAuthority = z.infer<typeof RegulatoryAuthority>;

export const Market = z.object({ code: MarketCode, name: z.string(), authority: z.string() });
export type Market = z.infer<typeof Market>;

/** A market with how much of its law is told. */
export const ListedMarket = MarketIdentity.extend({
  /** Jurisdictions whose law holds there and is told: its own, or that of a union it is in. */
  laws: z.array(JurisdictionCode),
  /** How many things are told of that law. */
  facts: z.number().int(),
});
export type ListedMarket = z.infer<typeof ListedMarket>;

export const TherapeuticArea = z.enum(therapeuticAreas);
export type TherapeuticArea = z.infer<typeof TherapeuticArea>;
export const TrialPhase = z.enum(trialPhases);
export type TrialPhase = z.infer<typeof TrialPhase>;

/** A clause, and the passage in the library where it is read; null where it is not held. */
const FactClause = MarketFact.shape.citations.element.extend({ source_id: Id.nullable(), passage_id: Id.nullable() });

/** What became of a clause since a fact was laid upon it. */
const FactChange = z.object({ citation: z.string(), kind: ChangeKind, since: Timestamp.nullable() });

/** A fact of a market as it stands in a comparison. */
export const ComparisonFact = MarketFact.pick({
  products: true,
  topic: true,
  label: true,
  value: true,
  detail: true,
  checked: true,
}).extend({
  id: Id,
  /** Whose law says so. */
  law: JurisdictionCode,
  figure: MarketFigure.nullable(),
  clauses: z.array(FactClause).min(1),
  /** Not empty where a clause says something else by now: the fact is then to be read anew. */
  changed: z.array(FactChange),
});
export type ComparisonFact = z.infer<typeof ComparisonFact>;

const said = z.string().min(1);
const lines = z.array(z.object({ text: said, url: z.string().nullable() })).min(1);

/** One thing of one market, with what it rests on. */
export const ComparisonCell = z.discriminatedUnion("basis", [
  z.object({ basis: z.literal("official"), facts: z.array(ComparisonFact).min(1) }),
  z.object({ basis: z.literal("computed"), lines, explanation: said, date: CalendarDate }),
  /** From a list that was checked; `explanation` says against what. */
  z.object({ basis: z.literal("reference"), lines, explanation: said, date: CalendarDate }),
  z.object({ basis: z.literal("estimate"), lines, figure: Figure.nullable(), explanation: said }),
  z.object({ basis: z.literal("unknown"), explanation: said }),
]);
export type ComparisonCell = z.infer<typeof ComparisonCell>;

/** One market in a side-by-side comparison. */
export const ComparisonRow = z.object({
  countryCode: JurisdictionCode,
  countryName: z.string(),
  regulatoryAuthority: ComparisonCell,
  averageTimeline: ComparisonCell,
  averageCost: ComparisonCell,
  riskLevel: ComparisonCell,
  feasibilityScore: ComparisonCell,
  requirements: ComparisonCell,
  languages: ComparisonCell,
  timezone: ComparisonCell,
  currency: ComparisonCell,
  recentUpdates: ComparisonCell,
  clinicalTrialVolume: ComparisonCell,
  approvalRate: ComparisonCell,
  averageReviewTime: ComparisonCell,
  keyAdvantages: ComparisonCell,
  challenges: ComparisonCell,
  contactInfo: ComparisonCell,
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

/** What the law of each market says under one topic, markets in the order in which they were chosen. */
export const ComparisonTopic = z.object({
  topic: MarketTopic,
  /** Each with a cell for every market; the one without a label holds what no other market has the like of. */
  lines: z.array(z.object({ label: z.string().nullable(), cells: z.array(ComparisonCell) })).min(1),
});
export type ComparisonTopic = z.infer<typeof ComparisonTopic>;

const MarketChoice = z.object({
  markets: severalOf(JurisdictionCode)
    .refine((codes) => codes.length >= comparedMarkets.least, tooFewMarkets)
    .refine((codes) => codes.length <= comparedMarkets.most, "At most 4 countries can be compared at once"),
  product: ProductType.default("device"),
  area: TherapeuticArea.optional(),
  phase: TrialPhase.optional(),
});
export type MarketChoice = z.output<typeof MarketChoice>;

export const MarketComparison = z.object({
  product: ProductType,
  area: TherapeuticArea.nullable(),
  phase: TrialPhase.nullable(),
  /** The day on which it was compared. */
  date: CalendarDate,
  markets: z.array(ListedMarket),
  rows: z.array(ComparisonRow),
  topics: z.array(ComparisonTopic),
});
export type MarketComparison = z.infer<typeof MarketComparison>;

/** What a comparison can be saved as. */
export const ComparisonExport = z.enum(["csv", "docx", "pdf"]);
export type ComparisonExport = z.infer<typeof ComparisonExport>;
export const comparisonExportTypes: Record<ComparisonExport, string> = {
  csv: "text/csv",
  docx: exportMediaTypes.docx,
  pdf: exportMediaTypes.pdf,
};

const chosen = { markets: "US,EU", product: "device", area: "oncology", phase: "phase2" } as const;

export const marketOperations = operations({
  list: {
    method: "GET",
    path: "/api/markets",
    access: "user",
    summary: "Every market with its authority, languages, currency and memberships, and how much of its law is told.",
    input: Nothing,
    output: z.array(ListedMarket),
    example: {},
  },
  compare: {
    method: "GET",
    path: "/api/markets/comparison",
    access: "user",
    summary: "Two to four markets beside each other, their codes parted by commas: each cell with what it rests on.",
    input: MarketChoice,
    output: MarketComparison,
    example: chosen,
  },
  export: {
    method: "GET",
    path: "/api/markets/comparison/export",
    access: "user",
    summary: "A comparison of markets as a file, with basis, clause and date of each cell.",
    input: MarketChoice.extend({ format: ComparisonExport }),
    output: FileReply,
    example: { ...chosen, format: "csv" },
    reply: "file",
    mediaTypes: Object.values(comparisonExportTypes),
    changes: true,
    perMinute: callsPerMinute.export,
  },
});

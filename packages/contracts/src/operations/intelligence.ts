import { z } from "zod";
import { CalendarDate, flag, severalOf, text } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { MarketCode } from "../domain/kinds.ts";
import { lengths } from "../domain/limits.ts";
import { updateSources, updateTypes } from "../domain/vocabulary.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

export const UpdateType = z.enum(updateTypes);
export type UpdateType = z.infer<typeof UpdateType>;

export const ImpactLevel = z.enum(["critical", "high", "medium", "low"]);
export type ImpactLevel = z.infer<typeof ImpactLevel>;

export const UpdateSource = z.enum(updateSources);
export type UpdateSource = z.infer<typeof UpdateSource>;

/** Markets that are always offered; others are where there are updates of them. */
export const updateMarkets = ["US", "EU", "CA", "JP", "GB", "AU", "Research", "Global"] as const;

export const UpdateId = z
  .string()
  .max(lengths.title)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be the name of an update");

export const RegulatoryUpdate = z.object({
  id: UpdateId,
  countryCode: MarketCode,
  countryName: z.string(),
  updateType: UpdateType,
  title: z.string(),
  /** Ours, never the source's words. */
  description: z.string(),
  impactLevel: ImpactLevel,
  /** Why it is rated so. */
  impact_reason: z.string(),
  affectedAreas: z.array(z.string()),
  /** Null where the source gives none. */
  effectiveDate: CalendarDate.nullable(),
  sourceUrl: z.string(),
  sourceDocument: z.string(),
  /** The day on which it was published. */
  createdAt: CalendarDate,
  source: UpdateSource,
  /** What our words were compared with. */
  checked_against: z.string(),
});
export type RegulatoryUpdate = z.infer<typeof RegulatoryUpdate>;

/** An update as one person sees it. */
export const ListedUpdate = RegulatoryUpdate.extend({ is_bookmarked: z.boolean(), is_read: z.boolean() });
export type ListedUpdate = z.infer<typeof ListedUpdate>;

export const UpdateFilter = listInput(
  {
    search: text(lengths.search).default(""),
    market: severalOf(MarketCode),
    impact: severalOf(ImpactLevel),
    source: severalOf(UpdateSource),
    type: UpdateType.optional(),
    /** Those that the person bookmarked. */
    bookmarked: z.literal("yes").optional(),
    /** Those that the person has read, or has not. */
    read: z.enum(["yes", "no"]).optional(),
    /** One alone, as a link to it says. */
    update: UpdateId.optional(),
  },
  ["newest", "oldest", "effective"],
);
export type UpdateFilter = z.output<typeof UpdateFilter>;

export const Trend = z.object({
  category: z.string(),
  /** Null where too few updates are held to say. */
  trend: z.enum(["increasing", "decreasing", "stable"]).nullable(),
  /** Signed percent. */
  change: Figure,
  description: z.string(),
  timeframe: z.string(),
  /** Updates counted in the period, and in the one before. */
  n: z.number().int(),
  n_before: z.number().int(),
  /** Null where nothing is held. */
  period: z.object({ from: CalendarDate, to: CalendarDate }).nullable(),
  /** Why fewer is better, as a sentence; null where neither is. */
  fewer_is_better: z.string().nullable(),
});
export type Trend = z.infer<typeof Trend>;

/** An update that is built in, so that it is always there. */
const oneOfThem = "us-generative-ai-devices-discussion-paper";

export const intelligenceOperations = operations({
  updates: {
    method: "GET",
    path: "/api/regulatory-updates",
    access: "user",
    summary: "Regulatory updates by words, markets, impact, sources and type; several values of a filter are parted by commas.",
    input: UpdateFilter,
    output: facetedPage(ListedUpdate, ["market", "impact", "source", "type", "bookmarked", "read"]).extend({
      /** How many there are without search and filters. */
      all: z.number().int(),
    }),
    example: { market: "US,EU", impact: "critical,high" },
    reply: "page",
  },
  trends: {
    method: "GET",
    path: "/api/regulatory-trends",
    access: "user",
    summary: "What came more and less often among the updates held here, each with its period and numbers.",
    input: z.object({}),
    output: z.array(Trend),
    example: {},
  },
  bookmark: {
    method: "PUT",
    path: "/api/regulatory-updates/{id}/bookmark",
    access: "user",
    summary: "Bookmarks an update, or does so no longer.",
    input: z.object({ id: UpdateId, is_bookmarked: flag() }),
    output: ListedUpdate,
    example: { id: oneOfThem, is_bookmarked: true },
  },
  read: {
    method: "PUT",
    path: "/api/regulatory-updates/{id}/read",
    access: "user",
    summary: "Marks an update as read, or as not read.",
    input: z.object({ id: UpdateId, is_read: flag() }),
    output: ListedUpdate,
    example: { id: oneOfThem, is_read: true },
  },
});

import { z } from "zod";
import { CalendarDate, Timestamp } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { MarketCode } from "../domain/kinds.ts";

export const UpdateType = z.enum(["regulation_change", "guideline_update", "deadline_change", "fee_update", "process_change"]);
export const ImpactLevel = z.enum(["critical", "high", "medium", "low"]);
export const UpdateSource = z.enum(["FDA_API", "EMA_API", "PubMed", "ClinicalTrials", "Google_Scholar", "Authority_Website"]);

export const RegulatoryUpdate = z.object({
  id: z.string(),
  countryCode: MarketCode,
  countryName: z.string(),
  updateType: UpdateType,
  title: z.string(),
  description: z.string(),
  impactLevel: ImpactLevel,
  affectedAreas: z.array(z.string()),
  effectiveDate: CalendarDate.nullable(),
  sourceUrl: z.string(),
  sourceDocument: z.string(),
  createdAt: Timestamp,
  source: UpdateSource,
});
export type RegulatoryUpdate = z.infer<typeof RegulatoryUpdate>;

export const Trend = z.object({
  category: z.string(),
  trend: z.enum(["increasing", "decreasing", "stable"]),
  /** Signed percent. */
  change: Figure,
  description: z.string(),
  timeframe: z.string(),
});
export type Trend = z.infer<typeof Trend>;

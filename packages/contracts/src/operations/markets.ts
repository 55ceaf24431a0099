import { z } from "zod";
import { Figure } from "../domain/figures.ts";
import { JurisdictionCode, MarketCode } from "../domain/kinds.ts";

export const Region = z.enum(["North America", "Europe", "Asia Pacific", "South America", "Middle East", "Africa"]);

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

/** One market in a side-by-side comparison. */
export const ComparisonRow = z.object({
  countryCode: JurisdictionCode,
  countryName: z.string(),
  regulatoryAuthority: z.string(),
  averageTimeline: Figure,
  averageCost: Figure,
  /** Null where nothing bears it out. */
  riskLevel: z.enum(["low", "medium", "high"]).nullable(),
  feasibilityScore: Figure,
  requirements: z.array(z.string()),
  languages: z.array(z.string()),
  timezone: z.string(),
  currency: z.string(),
  recentUpdates: z.array(z.string()),
  clinicalTrialVolume: Figure,
  approvalRate: Figure,
  averageReviewTime: Figure,
  keyAdvantages: z.array(z.string()),
  challenges: z.array(z.string()),
  contactInfo: z.string(),
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

import { z } from "zod";

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

export const Market = z.object({ code: z.string(), name: z.string(), authority: z.string() });
export type Market = z.infer<typeof Market>;

/** One market in a side-by-side comparison; times in days, money in US dollars. */
export const ComparisonRow = z.object({
  countryCode: z.string(),
  countryName: z.string(),
  regulatoryAuthority: z.string(),
  averageTimeline: z.number(),
  averageCost: z.number(),
  riskLevel: z.enum(["low", "medium", "high"]),
  feasibilityScore: z.number().max(99),
  requirements: z.array(z.string()),
  languages: z.array(z.string()),
  timezone: z.string(),
  currency: z.string(),
  recentUpdates: z.array(z.string()),
  clinicalTrialVolume: z.number().nullable(),
  approvalRate: z.number().max(99),
  averageReviewTime: z.number(),
  keyAdvantages: z.array(z.string()),
  challenges: z.array(z.string()),
  contactInfo: z.string(),
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

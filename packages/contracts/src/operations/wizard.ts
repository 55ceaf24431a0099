import { z } from "zod";
import { Figure } from "../domain/figures.ts";
import { JurisdictionCode, ProtocolProduct } from "../domain/kinds.ts";

export const Feasibility = z.enum(["high", "medium", "low"]);
const Level = z.enum(["critical", "high", "medium", "low"]);

export const ComplianceIssue = z.object({
  issueType: Level,
  category: z.string(),
  description: z.string(),
  recommendation: z.string(),
  regulatoryReference: z.string(),
  apiSource: z.string(),
});
export type ComplianceIssue = z.infer<typeof ComplianceIssue>;

export const RecommendedCountry = z.object({
  country: z.string(),
  countryCode: JurisdictionCode,
  timeline: Figure,
  cost: Figure,
  /** Null where nothing bears it out. */
  feasibility: Feasibility.nullable(),
  requirements: z.array(z.string()),
  regulatoryAuthority: z.string(),
  complianceIssues: z.array(ComplianceIssue),
});

export const IdentifiedGap = z.object({ category: z.string(), description: z.string(), severity: Level, recommendation: z.string() });

export const ProtocolAnalysis = z.object({
  studyPhase: z.string(),
  therapeuticArea: z.string(),
  estimatedEnrollment: Figure,
  primaryEndpoint: z.string(),
  riskLevel: z.string().nullable(),
  complianceScore: Figure,
  productType: ProtocolProduct,
  recommendedCountries: z.array(RecommendedCountry),
  identifiedGaps: z.array(IdentifiedGap),
});
export type ProtocolAnalysis = z.infer<typeof ProtocolAnalysis>;

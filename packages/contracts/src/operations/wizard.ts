import { z } from "zod";
import { ProtocolProduct } from "../domain/kinds.ts";

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
  countryCode: z.string(),
  timeline: z.string(),
  cost: z.string(),
  feasibility: Feasibility,
  requirements: z.array(z.string()),
  regulatoryAuthority: z.string(),
  complianceIssues: z.array(ComplianceIssue),
});

export const IdentifiedGap = z.object({ category: z.string(), description: z.string(), severity: Level, recommendation: z.string() });

export const ProtocolAnalysis = z.object({
  studyPhase: z.string(),
  therapeuticArea: z.string(),
  estimatedEnrollment: z.number().int().nullable(),
  primaryEndpoint: z.string(),
  riskLevel: z.string(),
  complianceScore: z.number(),
  productType: ProtocolProduct,
  recommendedCountries: z.array(RecommendedCountry),
  identifiedGaps: z.array(IdentifiedGap),
});
export type ProtocolAnalysis = z.infer<typeof ProtocolAnalysis>;

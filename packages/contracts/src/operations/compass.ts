import { z } from "zod";
import { CalendarDate } from "../domain/fields.ts";
import { Figure } from "../domain/figures.ts";
import { JurisdictionCode, ProductCategory, ProductType } from "../domain/kinds.ts";
import { translationLanguages } from "../domain/vocabulary.ts";

export const PredicateDevice = z.object({
  kNumber: z.string(),
  deviceName: z.string(),
  applicant: z.string(),
  /** Null where it is not known; so are dates of reference products. */
  clearanceDate: CalendarDate.nullable(),
  classification: z.string(),
  productCode: z.string(),
});
export type PredicateDevice = z.infer<typeof PredicateDevice>;

export const ReferenceProduct = z.object({
  applicationNumber: z.string(),
  brandName: z.string(),
  genericName: z.string(),
  sponsor: z.string(),
  approvalDate: CalendarDate.nullable(),
  dosageForm: z.string(),
  strength: z.string(),
});
export type ReferenceProduct = z.infer<typeof ReferenceProduct>;

/** Development stages offered for each product category, and where none is chosen. */
export const productStages = {
  device: ["concept", "prototype", "design_controls", "verification", "clinical_evaluation", "regulatory_submission", "marketed"],
  drug: ["discovery", "preclinical", "ind_filing", "phase_1", "phase_2", "phase_3", "nda_submission", "marketed"],
  biologic: ["research", "preclinical", "manufacturing_dev", "ind_filing", "phase_1", "phase_2", "phase_3", "bla_submission", "marketed"],
  none: ["concept", "development", "testing", "clinical", "submission", "marketed"],
} as const;

export const ProductIntake = z.object({
  category: ProductCategory.nullable(),
  /** Every area it belongs to; a combination product has several. */
  areas: z.array(ProductType),
  name: z.string(),
  classification: z.string(),
  targetMarkets: z.array(JurisdictionCode),
  currentStage: z.string(),
  predicateDevices: z.array(PredicateDevice).optional(),
  referenceProducts: z.array(ReferenceProduct).optional(),
});
export type ProductIntake = z.infer<typeof ProductIntake>;

export const GapAnalysisRow = z.object({
  market: z.string(),
  authority: z.string(),
  missingRequirements: z.array(z.string()),
  completedRequirements: z.array(z.string()),
  criticalGaps: Figure,
  estimatedTimeline: Figure,
  estimatedCost: Figure,
});
export type GapAnalysisRow = z.infer<typeof GapAnalysisRow>;

export const PathwayOption = z.object({
  id: z.enum(["510k", "pma", "de_novo", "ce_mark"]),
  name: z.string(),
  description: z.string(),
  timeline: Figure,
  cost: Figure,
  complexity: z.enum(["low", "medium", "high"]),
  acceleratedOptions: z.array(z.string()),
});
export type PathwayOption = z.infer<typeof PathwayOption>;

export const ChecklistLink = z.object({ title: z.string(), url: z.string(), type: z.enum(["guidance", "form", "template", "other"]) });
export type ChecklistLink = z.infer<typeof ChecklistLink>;

export const ChecklistItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  completed: z.boolean(),
  category: z.string(),
  links: z.array(ChecklistLink),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const TranslationLanguage = z.enum(translationLanguages);

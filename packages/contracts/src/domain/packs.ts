import { z } from "zod";
import { CalendarDate, KnownDate, Slug } from "./fields.ts";
import { ProductType } from "./kinds.ts";
import { packRelations } from "./vocabulary.ts";

/** What a rule pack asks of: the elements of a document, or a product and its organisation. */
export const packKinds = ["document", "requirements"] as const;
export const requirementLevels = ["required", "conditional", "recommended"] as const;

/** What may be known of a product or trial and decides whether a requirement applies; those without values are yes or no. */
export const productFacts = {
  category: ["device", "ivd", "drug", "biologic", "combination"],
  class_us: ["I", "II", "III"],
  class_eu: ["I", "IIa", "IIb", "III"],
  class_ivdr: ["A", "B", "C", "D"],
  class_ca: ["I", "II", "III", "IV"],
  /** What the organisation is to the product. */
  role: ["manufacturer", "authorised_representative", "importer", "distributor", "user_facility"],
  /** By IEC 62304. */
  software_class: ["A", "B", "C"],
  us_application: ["nda", "nda_505b2", "anda", "bla", "none"],
  ivd_setting: ["laboratory", "near_patient", "self_test"],
  radiation: ["none", "unintended", "hazardous", "ionising"],
  signatures: ["none", "without_biometrics", "with_biometrics"],
  correction: ["none", "to_report", "not_to_report"],
  combination_system: ["drug_cgmp", "part_820", "both"],
  ivd: null,
  sterile: null,
  implantable: null,
  software: null,
  software_alone: null,
  legacy_software: null,
  measuring: null,
  combination: null,
  biological_origin: null,
  single_use: null,
  reusable: null,
  home_use: null,
  general_public: null,
  electrical: null,
  patient_contacting: null,
  paediatric: null,
  investigational: null,
  clinical_data: null,
  predicate: null,
  custom_made: null,
  no_medical_purpose: null,
  cmr_substances: null,
  absorbed: null,
  administers_medicines: null,
  supplies_patient: null,
  used_with_others: null,
  moving_parts: null,
  maintained: null,
  serviced: null,
  installed: null,
  symbols: null,
  electronic_instructions: null,
  companion_diagnostic: null,
  calibrators: null,
  outside_eu: null,
  outside_uk: null,
  notified_body: null,
  eu_certificate: null,
  directive_certificate: null,
  sscp: null,
  establishment_licence: null,
  bears_udi: null,
  tracked: null,
  life_supporting: null,
  electronic_records: null,
  open_system: null,
  clinical_investigators: null,
  expanded_access: null,
  emergency_research: null,
  accelerated_approval: null,
  study_blinded: null,
  study_randomised: null,
  study_controlled: null,
  study_interim_analysis: null,
  study_dmc: null,
} as const satisfies Record<string, readonly string[] | null>;
export type FactName = keyof typeof productFacts;
const factNames = Object.keys(productFacts) as [FactName, ...FactName[]];
export const FactName = z.enum(factNames);

const isValueOf = (fact: FactName, value: unknown): boolean => {
  const values: readonly unknown[] | null = productFacts[fact];
  return values === null ? typeof value === "boolean" : values.includes(value);
};

/** Whether what is said of each fact is a value of it. */
export const areValuesOfFacts = (facts: ProductFacts): boolean =>
  Object.entries(facts).every(([fact, value]) => isValueOf(fact as FactName, value));

/** What is known of a product or trial; what is left out is not known. */
export const ProductFacts = z.partialRecord(FactName, z.union([z.boolean(), z.string().min(1)]));
export type ProductFacts = z.infer<typeof ProductFacts>;

const said = z.string().trim().min(1);

/** One value of a fact, or several of which one must hold. */
const FactCondition = z
  .strictObject({
    fact: FactName,
    is: z.union([z.boolean(), said, z.array(said).min(1)]),
    /** Without it the requirement does not apply; that it holds does not yet show that it does: not all clinical data come from abroad. */
    alone: z.literal(false).optional(),
  })
  .refine(({ fact, is }) => [is].flat().every((value) => isValueOf(fact, value)), { error: "is no value of this fact" });

/** A requirement of another pack that evidence of this one serves. */
export const Correspondence = z.strictObject({
  pack: Slug,
  id: Slug,
  relation: z.enum(packRelations),
  /** Who says so. */
  source: z.strictObject({ title: said, url: z.url({ protocol: /^https$/ }), clause: said.nullable() }),
});

const Sign = z.array(said).min(1);

export const Requirement = z
  .strictObject({
    id: Slug,
    /** Heading it is listed under. */
    group: said,
    title: said.max(60),
    /** What must be there, in words of our own. */
    requirement: said,
    /** Source as the library names it, and the whole citation: `21 CFR 807`, `21 CFR 807.92(a)(2)`. */
    citations: z.array(z.strictObject({ source: said, clause: said })).min(1),
    level: z.enum(requirementLevels),
    /** When it applies: by what is known of the product, or else by words of the text; null where it always does. */
    applies: z.strictObject({ when: said, facts: z.array(FactCondition), words: z.array(said) }).nullable(),
    /** Titles that sections have which hold it. */
    headings: z.array(said),
    /**
     * Each shows by itself that a passage holds it, when all its members stand there: words or phrases, alternatives between
     * bars, or a kind of value in braces (`{number}`, `{date}`).
     */
    signs: z.array(Sign).min(1),
    /** What it consists of, where that is several things: without the signs of each it is not all there. */
    parts: z
      .array(z.strictObject({ name: said, signs: z.array(Sign).min(1) }))
      .min(2)
      .optional(),
    /** Sentences that say it, in the words of people of all sorts. */
    wordings: z.array(said).min(3).optional(),
    /** Whether it is left open until the document is used, as a line for a signature is. */
    filled_in_later: z.literal(true).optional(),
    asks: said,
    /** What would prove it. */
    evidence: z.array(said).max(3),
    maps_to: z.array(Correspondence),
  })
  .refine(({ level, applies }) => (level === "conditional") === (applies !== null), {
    path: ["applies"],
    error: "is given where the level is conditional, and only there",
  });
export type Requirement = z.infer<typeof Requirement>;

export const PackHead = z.strictObject({
  pack: Slug,
  title: said,
  kind: z.enum(packKinds),
  categories: z.array(ProductType).min(1),
  /** Codes of jurisdictions; `*` stands for all. */
  jurisdictions: z.array(said).min(1),
  document_types: z.array(Slug),
  basis: z.array(z.strictObject({ source: said, clauses: said })).min(1),
  version: KnownDate,
  checked: CalendarDate,
  checked_against: said,
  /** What the document is, and who must have it. */
  about: said,
});
type PackHead = z.infer<typeof PackHead>;

export interface RulePack extends PackHead {
  requirements: Requirement[];
}

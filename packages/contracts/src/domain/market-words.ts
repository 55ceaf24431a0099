/** What markets are compared by, each list once, and without validators so that browsers load little. */

type Labels<T extends readonly string[]> = Readonly<Record<T[number], string>>;

/** What the law of a market is told by, in the order in which it is shown. */
export const marketTopics = [
  "law",
  "classes",
  "registration",
  "route",
  "representative",
  "quality_system",
  "labelling",
  "language",
  "udi",
  "vigilance",
  "recall",
  "fees",
  "review_period",
  "trial_authorisation",
  "trial_safety",
  "electronic",
  "import_export",
  "validity",
  "advantage",
  "challenge",
] as const;
export const marketTopicLabels: Labels<typeof marketTopics> = {
  law: "Law that applies",
  classes: "Risk classes",
  registration: "Requirements: registration and listing",
  route: "Route to market",
  representative: "Local representative and importer",
  quality_system: "Quality system",
  labelling: "Labelling",
  language: "Language of labelling",
  udi: "UDI",
  vigilance: "Vigilance periods",
  recall: "Recall",
  fees: "Published fees",
  review_period: "Stated periods of review",
  trial_authorisation: "Authorisation of trials",
  trial_safety: "Safety reporting in trials",
  electronic: "Electronic submission",
  import_export: "Import and export",
  validity: "Validity of licences and certificates",
  advantage: "Key advantages",
  challenge: "Challenges",
};

/** The fields of a comparison that every market has, whether its law is held or not, in the order in which they are shown. */
export const comparisonFields = [
  "regulatoryAuthority",
  "contactInfo",
  "languages",
  "currency",
  "timezone",
  "averageTimeline",
  "averageCost",
  "averageReviewTime",
  "riskLevel",
  "feasibilityScore",
  "approvalRate",
  "clinicalTrialVolume",
  "recentUpdates",
  "requirements",
  "keyAdvantages",
  "challenges",
] as const;
export type ComparisonField = (typeof comparisonFields)[number];
export const comparisonFieldLabels: Labels<typeof comparisonFields> = {
  regulatoryAuthority: "Regulatory authority",
  contactInfo: "Contact",
  languages: "Languages",
  currency: "Currency",
  timezone: "Time zone",
  averageTimeline: "Average timeline",
  averageCost: "Average cost",
  averageReviewTime: "Average review time",
  riskLevel: "Risk level",
  feasibilityScore: "Feasibility score",
  approvalRate: "Approval rate",
  clinicalTrialVolume: "Clinical trial volume",
  recentUpdates: "Recent updates",
  requirements: "Requirements",
  keyAdvantages: "Key advantages",
  challenges: "Challenges",
};

/** Fields that are told by the law of the market where it is held, and by which of its topics. */
export const fieldTopics = {
  averageReviewTime: "review_period",
  requirements: "registration",
  keyAdvantages: "advantage",
  challenges: "challenge",
} as const satisfies Partial<Record<ComparisonField, (typeof marketTopics)[number]>>;

export const therapeuticAreas = ["oncology", "cardiology", "neurology", "infectious_disease", "rare_disease", "pediatrics"] as const;
export const therapeuticAreaLabels: Labels<typeof therapeuticAreas> = {
  oncology: "Oncology",
  cardiology: "Cardiology",
  neurology: "Neurology",
  infectious_disease: "Infectious disease",
  rare_disease: "Rare disease",
  pediatrics: "Pediatrics",
};

export const trialPhases = ["phase1", "phase2", "phase3", "phase4"] as const;
export const trialPhaseLabels: Labels<typeof trialPhases> = {
  phase1: "Phase 1",
  phase2: "Phase 2",
  phase3: "Phase 3",
  phase4: "Phase 4",
};

/** What a cell of a comparison rests on. */
export const cellBases = ["official", "computed", "reference", "estimate", "unknown"] as const;
export const cellBasisLabels: Labels<typeof cellBases> = {
  official: "Official",
  computed: "Computed",
  reference: "Reference list",
  estimate: "Estimate",
  unknown: "Not known",
};

/** How many markets are compared at once. */
export const comparedMarkets = { least: 2, most: 4 } as const;

/** Said where fewer are chosen. */
export const tooFewMarkets = "Please select at least 2 countries for comparison";

/** From which score on a market counts as feasible, and from which as feasible with care. */
export const feasibilityBounds = { good: 85, fair: 70 } as const;

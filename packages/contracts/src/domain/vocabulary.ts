/** The lists of the domain and what people read for them, each once, and without validators so that browsers load little. */

export { fileSize } from "./file-size.ts";

type Labels<T extends readonly string[]> = Readonly<Record<T[number], string>>;

export const sourceKinds = ["statute", "regulation", "directive", "guidance", "standard", "letter", "register", "upload"] as const;
export const kindLabels: Labels<typeof sourceKinds> = {
  statute: "Statute",
  regulation: "Regulation",
  directive: "Directive",
  guidance: "Guidance",
  standard: "Standard",
  letter: "Letter",
  register: "Register entry",
  upload: "Your document",
};

export const sourceStatuses = ["draft", "final", "in_force", "superseded", "withdrawn"] as const;
export const statusLabels: Labels<typeof sourceStatuses> = {
  draft: "Draft",
  final: "Final",
  in_force: "In force",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
};

/** Statuses of what no longer holds. */
const retiredStatuses: readonly (typeof sourceStatuses)[number][] = ["superseded", "withdrawn"];
export const isRetired = (status: (typeof sourceStatuses)[number]): boolean => retiredStatuses.includes(status);

/** Whose words a source holds: the official text, or our summary of it. */
export const textKinds = ["verbatim", "summary"] as const;
export const textKindLabels: Labels<typeof textKinds> = { verbatim: "Official text", summary: "Our summary" };

export const outcomes = ["answered", "inconclusive", "nothing_found", "declined"] as const;
export const outcomeLabels: Labels<typeof outcomes> = {
  answered: "Answered",
  inconclusive: "Found, but not conclusive",
  nothing_found: "Nothing found",
  declined: "Declined",
};

/** What the check of a text says of what it refers to, the gravest first. */
export const referenceVerdicts = [
  "misquoted",
  "no_such_clause",
  "wrong_title",
  "superseded",
  "withdrawn",
  "amended",
  "draft",
  "unclear",
  "not_in_library",
  "in_force",
] as const;
export const referenceVerdictLabels: Labels<typeof referenceVerdicts> = {
  misquoted: "Misquoted",
  no_such_clause: "Not in the held text",
  wrong_title: "Wrong title",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
  amended: "Amended since",
  draft: "Draft",
  unclear: "Unclear",
  not_in_library: "Not in the library",
  in_force: "In force",
};

export const alertTypes = ["guidance_update", "deadline_change", "new_regulation", "compliance_reminder", "system_maintenance"] as const;
export const alertTypeLabels: Labels<typeof alertTypes> = {
  guidance_update: "Guidance update",
  deadline_change: "Deadline change",
  new_regulation: "New regulation",
  compliance_reminder: "Compliance reminder",
  system_maintenance: "System maintenance",
};

/** When a person is mailed what they were told of in the app. */
export const mailDeliveries = ["off", "at_once", "daily", "weekly"] as const;
export const mailDeliveryLabels: Labels<typeof mailDeliveries> = {
  off: "Off",
  at_once: "At once",
  daily: "Daily digest",
  weekly: "Weekly digest",
};

/** From the least to the most. */
export const severities = ["low", "medium", "high", "critical"] as const;
export const severityLabels: Labels<typeof severities> = { low: "Low", medium: "Medium", high: "High", critical: "Critical" };

/** Where a person's work on an alert stands. */
export const workStates = ["open", "assessing", "closed"] as const;
export const workStateLabels: Labels<typeof workStates> = { open: "Open", assessing: "In work", closed: "Closed" };

export const workImpacts = ["none", "minor", "major"] as const;
export const workImpactLabels: Labels<typeof workImpacts> = { none: "None", minor: "Minor", major: "Major" };

export const evidenceKinds = ["document", "bookmark", "clause"] as const;
export const evidenceKindLabels: Labels<typeof evidenceKinds> = { document: "Document", bookmark: "Bookmark", clause: "Clause" };

/** Where a requirement on a product stands, as follows from whether it applies and from what was shown; what is to be done first stands first. */
export const gapStatuses = ["check_again", "missing", "partly_shown", "in_review", "to_decide", "met", "not_applicable"] as const;
export const gapStatusLabels: Labels<typeof gapStatuses> = {
  check_again: "To be checked again",
  missing: "Missing",
  partly_shown: "Partly shown",
  in_review: "In review",
  to_decide: "To decide",
  met: "Met",
  not_applicable: "Does not apply",
};

/** What a requirement can be shown to be met by. */
export const proofKinds = ["document", "bookmark", "note"] as const;
export const proofKindLabels: Labels<typeof proofKinds> = { document: "Document", bookmark: "Answer", note: "Note" };

/** What requirements of different packs have to do with each other: evidence of the one shows the other, a part of it, or speaks for it. */
export const packRelations = ["same", "part", "supports"] as const;
export const packRelationLabels: Labels<typeof packRelations> = { same: "Fully", part: "In part", supports: "As a hint" };

/** When what is open is due. */
export const dueTimes = ["overdue", "next_30_days", "later", "none"] as const;
export const dueTimeLabels: Labels<typeof dueTimes> = {
  overdue: "Overdue",
  next_30_days: "In the next 30 days",
  later: "Later",
  none: "No due date",
};

/** What looks through a draft. */
export const draftTools = ["completeness", "references", "consistency"] as const;
export const draftToolLabels: Labels<typeof draftTools> = {
  completeness: "Completeness",
  references: "References",
  consistency: "Consistency",
};

/** What became of something that was found in a draft. */
export const findingStates = ["open", "accepted", "dismissed"] as const;
export const findingStateLabels: Labels<typeof findingStates> = { open: "Open", accepted: "Accepted", dismissed: "Dismissed" };

export const updateTypes = ["regulation_change", "guideline_update", "deadline_change", "fee_update", "process_change"] as const;
export const updateTypeLabels: Labels<typeof updateTypes> = {
  regulation_change: "Regulation change",
  guideline_update: "Guideline update",
  deadline_change: "Deadline change",
  fee_update: "Fee update",
  process_change: "Process change",
};

export const updateSources = ["FDA_API", "EMA_API", "PubMed", "ClinicalTrials", "Google_Scholar", "Authority_Website"] as const;
export const updateSourceLabels: Labels<typeof updateSources> = {
  FDA_API: "FDA API",
  EMA_API: "EMA API",
  PubMed: "PubMed",
  ClinicalTrials: "ClinicalTrials.gov",
  Google_Scholar: "Google Scholar",
  Authority_Website: "Authority website",
};

/** Whose rules a question is about; the values the search screen sends. */
export const authorityChoices = ["FDA", "EU_MDR", "HEALTH_CANADA", "MULTI_AUTHORITY"] as const;
export const defaultAuthority = "FDA";
export const authorityLabels: Labels<typeof authorityChoices> = {
  FDA: "FDA (US)",
  EU_MDR: "EU MDR",
  HEALTH_CANADA: "Health Canada",
  MULTI_AUTHORITY: "Multi-Authority",
};

/** Codes of the jurisdictions each choice searches; null searches all. */
export const authorityJurisdictions: Readonly<Record<(typeof authorityChoices)[number], readonly string[] | null>> = {
  FDA: ["US"],
  EU_MDR: ["EU"],
  HEALTH_CANADA: ["CA"],
  MULTI_AUTHORITY: null,
};

/** Areas of product; an in vitro diagnostic is a device with rules of its own. */
export const productAreas = ["device", "ivd", "drug", "biologic", "combination"] as const;
export const areaLabels: Labels<typeof productAreas> = {
  device: "Medical devices",
  ivd: "IVDs",
  drug: "Drugs",
  biologic: "Biologics",
  combination: "Combination products",
};

/** How the entities of the specification spell product areas, and which areas each of their words means. */
export const areaSpellings = {
  /** Templates and product intake. */
  category: { device: ["device", "ivd"], drug: ["drug"], biologic: ["biologic"] },
  /** Analysed protocols. */
  protocol: { medical_device: ["device", "ivd"], biopharmaceutical: ["drug", "biologic"], combination_product: ["combination"] },
  /** FDA's guidance documents. */
  guidance: { drugs: ["drug"], devices: ["device", "ivd"], biologics: ["biologic"], combination: ["combination"] },
} as const satisfies Record<string, Record<string, readonly (typeof productAreas)[number][]>>;

/** Where a figure comes from. */
export const figureBases = ["official", "computed", "estimate", "unknown"] as const;
export const basisLabels: Labels<typeof figureBases> = {
  official: "Official",
  computed: "Computed",
  estimate: "Estimate",
  unknown: "Not known",
};

/** What a figure counts. */
export const figureUnits = ["days", "months", "USD", "percent", "points", "people", "trials", "count"] as const;

/** What warning letters are about, told by their subject line and the office that wrote them; `outside` of devices, drugs and biologics. */
export const letterFamilies = [
  "device_quality_system",
  "device_unapproved",
  "device_reporting",
  "device_other",
  "drug_cgmp",
  "drug_unapproved",
  "compounding",
  "postmarketing_adverse_events",
  "promotion",
  "biologics_hctp",
  "biologics_other",
  "clinical_investigation",
  "import_or_foreign_inspection_refusal",
  "other",
  "outside",
] as const;
export const letterFamilyLabels: Labels<typeof letterFamilies> = {
  device_quality_system: "Device quality system",
  device_unapproved: "Device without clearance or approval",
  device_reporting: "Medical device reporting",
  device_other: "Devices, other",
  drug_cgmp: "Drug manufacturing (CGMP)",
  drug_unapproved: "Unapproved drug",
  compounding: "Compounding",
  postmarketing_adverse_events: "Reporting of adverse events",
  promotion: "Promotion",
  biologics_hctp: "Human cells and tissues",
  biologics_other: "Biologics, other",
  clinical_investigation: "Clinical investigation",
  import_or_foreign_inspection_refusal: "Refused inspection",
  other: "Drugs, other",
  outside: "Other than devices, drugs and biologics",
};

/** Languages that texts are translated between, each by its own name and in English. */
export const translationLanguages = ["en", "es", "fr", "de", "zh", "ja", "ko", "pt", "it", "ru"] as const;
export const languageLabels: Labels<typeof translationLanguages> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Chinese",
  ja: "Japanese",
  ko: "Korean",
  pt: "Portuguese",
  it: "Italian",
  ru: "Russian",
};

/** Where a translation stands; `by_hand` where nothing translates by itself. */
export const translationStates = ["waiting", "translating", "done", "failed", "cancelled", "by_hand"] as const;
export const translationStateLabels: Labels<typeof translationStates> = {
  waiting: "Waiting",
  translating: "Translating",
  done: "Translated",
  failed: "Stopped early",
  cancelled: "Cancelled",
  by_hand: "By hand",
};

/** Said of every translation that is made here. */
export const unofficialTranslation = "Unofficial translation";

/** What of a person's work rests on clauses. */
export const restingKinds = ["requirement", "pathway", "checklist", "draft", "answer"] as const;
export const restingKindLabels: Labels<typeof restingKinds> = {
  requirement: "Gap requirement",
  pathway: "Pathway assessment",
  checklist: "Checklist",
  draft: "Draft",
  answer: "Answer",
};

/** Where a clause stands that something rests on: what became of it since, else the status of the text that it stands in. */
export const liveStates = ["withdrawn", "removed", "superseded", "changed", "not_held", "draft", "in_force", "final"] as const;
export const liveStateLabels: Labels<typeof liveStates> = {
  withdrawn: "Withdrawn",
  removed: "No longer there",
  superseded: "Superseded",
  changed: "Changed since",
  not_held: "Not in the library",
  draft: "Draft",
  in_force: "In force",
  final: "Final",
};

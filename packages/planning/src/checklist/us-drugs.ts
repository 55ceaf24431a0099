import { type ChecklistRoute, form, items } from "./item.ts";

const ind: ChecklistRoute = {
  id: "ind",
  name: "IND",
  market: "US",
  items: items("21 CFR 312", "Application", [
    [
      "cover",
      "Cover sheet",
      "21 CFR 312.23(a)",
      "Sponsor, phase, commitments and monitoring, signed.",
      { links: [form("Form FDA 1571, IND application")], expected: ["Signed Form FDA 1571"] },
    ],
    [
      "brochure",
      "Investigator's brochure",
      "21 CFR 312.23(a)(5)",
      "Drug, pharmacology, toxicity, kinetics, and what is known of safety and effectiveness.",
      { applies: "Unless the sponsor is the investigator", expected: ["Investigator's brochure"] },
    ],
    [
      "protocol",
      "Protocol of each planned study",
      "21 CFR 312.23(a)(6)(i)",
      "In the detail that the phase asks for.",
      { expected: ["Clinical protocol"] },
    ],
    [
      "cmc",
      "Chemistry, manufacturing and controls",
      "21 CFR 312.23(a)(7)(i)",
      "Enough to assure identity, quality, purity and strength in the phase.",
      { expected: ["CMC section"] },
    ],
    [
      "nonclinical",
      "Pharmacology and toxicology",
      "21 CFR 312.23(a)(8)",
      "What makes the sponsor conclude that the study is reasonably safe, with GLP statements.",
      { expected: ["Toxicology reports"] },
    ],
    [
      "investigators",
      "Statement of each investigator",
      "21 CFR 312.53(c)",
      "Signed before the investigator takes part.",
      { links: [form("Form FDA 1572, statement of investigator")], expected: ["Signed Form FDA 1572"] },
    ],
    [
      "trials-register",
      "Certification on ClinicalTrials.gov",
      "21 CFR 312.23(a)",
      "That the requirements on registration and results are met or do not apply.",
      { links: [form("Form FDA 3674, certification")] },
    ],
    ["serial", "Serial number 000", "21 CFR 312.23(e)", "The first submission has it; each later one the next."],
    [
      "irb",
      "Review by an institutional review board",
      "21 CFR 312.23(a)",
      "That a board which meets part 56 reviews the study.",
      { expected: ["IRB approval"] },
    ],
  ]),
};

const nda: ChecklistRoute = {
  id: "nda",
  name: "NDA",
  market: "US",
  items: items("21 CFR 314", "Application", [
    [
      "form",
      "Application form",
      "21 CFR 314.50(a)",
      "Signed, with its parts.",
      { links: [form("Form FDA 356h, application form")], expected: ["Signed Form FDA 356h"] },
    ],
    ["signature", "Signature", "21 CFR 314.50(a)(5)", "And of somebody in the United States where the applicant has no place there."],
    [
      "summary",
      "Summary",
      "21 CFR 314.50(c)",
      "All data at about the level of a refereed journal, with annotated labeling.",
      { expected: ["Module 2"] },
    ],
    [
      "technical",
      "Technical sections",
      "21 CFR 314.50(d)",
      "Chemistry, nonclinical, kinetics, microbiology for anti-infectives, clinical data, statistics, pediatric use.",
      { expected: ["Modules 3 to 5"] },
    ],
    ["environment", "Environmental assessment or exclusion", "21 CFR 314.50(d)(1)(iii)", "The assessment, or the claim."],
    ["glp", "GLP statements", "21 CFR 314.50(d)(2)(v)", "For each nonclinical study under part 58."],
    [
      "controlled",
      "Controlled clinical studies",
      "21 CFR 314.50(d)(5)(ii)",
      "Each that bears on a proposed use, with protocol and statistics.",
      { expected: ["Clinical study reports"] },
    ],
    [
      "safety-update",
      "Safety update report",
      "21 CFR 314.50(d)(5)(vi)(b)",
      "4 months after submission, and in a resubmission.",
      { expected: ["120-day safety update"] },
    ],
    ["case-reports", "Case report forms", "21 CFR 314.50(f)(2)", "Of those who died or left because of an adverse event."],
    [
      "patents",
      "Patent information or certification",
      "21 CFR 314.50(i)",
      "A certification for each patent on the listed drug that is relied on.",
      { applies: "For a 505(b)(2) application", links: [form("Form FDA 3542a, patent information")] },
    ],
    [
      "financial",
      "Financial certification or disclosure",
      "21 CFR 314.50(a)",
      "Of clinical investigators, by part 54.",
      { links: [form("Form FDA 3454, certification"), form("Form FDA 3455, disclosure")] },
    ],
    [
      "trials-register",
      "Certification on ClinicalTrials.gov",
      "21 CFR 314.50(a)",
      "That the requirements are met or do not apply.",
      { links: [form("Form FDA 3674, certification")] },
    ],
  ]),
};

const anda: ChecklistRoute = {
  id: "anda",
  name: "ANDA",
  market: "US",
  items: items("21 CFR 314", "Application", [
    [
      "form",
      "Application form",
      "21 CFR 314.94(a)",
      "Signed, with its parts.",
      { links: [form("Form FDA 356h, application form")], expected: ["Signed Form FDA 356h"] },
    ],
    ["reference", "Reference listed drug", "21 CFR 314.94(a)(3)", "Named with dosage form and strength, and whether it has exclusivity."],
    ["ingredient", "Same active ingredient", "21 CFR 314.94(a)(5)", "Shown to be that of the reference listed drug."],
    [
      "bioequivalence",
      "Bioequivalence",
      "21 CFR 314.94(a)(7)",
      "Data of all studies on the same formulation.",
      { expected: ["Bioequivalence study reports"] },
    ],
    [
      "labeling",
      "Labeling",
      "21 CFR 314.94(a)(8)",
      "The same as that of the reference listed drug but for what may differ.",
      { expected: ["Side-by-side labeling"] },
    ],
    ["inactive", "Inactive ingredients", "21 CFR 314.94(a)(9)(ii)", "Identified and characterised, and shown not to matter."],
    [
      "patents",
      "Patent certification",
      "21 CFR 314.94(a)(12)(i)(A)",
      "One of four for each relevant listed patent.",
      { expected: ["Patent certification"] },
    ],
    [
      "trials-register",
      "Certification on ClinicalTrials.gov",
      "21 CFR 314.94(a)",
      "That the requirements are met or do not apply.",
      { links: [form("Form FDA 3674, certification")] },
    ],
  ]),
};

const bla: ChecklistRoute = {
  id: "bla",
  name: "BLA",
  market: "US",
  items: items("21 CFR 601", "Application", [
    [
      "form",
      "Application form",
      "21 CFR 601.2(a)",
      "Signed, with its parts.",
      { links: [form("Form FDA 356h, application form")], expected: ["Signed Form FDA 356h"] },
    ],
    [
      "data",
      "Data on safety, purity and potency",
      "21 CFR 601.2(a)",
      "Nonclinical and clinical, with statements on parts 50, 56 and 58.",
      { expected: ["Clinical study reports", "Nonclinical reports"] },
    ],
    [
      "manufacture",
      "Full description of manufacture, with stability",
      "21 CFR 601.2(a)",
      "Methods, stability data, and each address at which it is made.",
      { expected: ["Module 3"] },
    ],
    [
      "samples",
      "Samples, test summaries and labeling",
      "21 CFR 601.2(a)",
      "Representative samples, summaries of tests, specimens of labels.",
      { expected: ["Draft labeling"] },
    ],
    [
      "financial",
      "Financial certification or disclosure",
      "21 CFR 601.2(a)",
      "Of clinical investigators, by part 54.",
      { links: [form("Form FDA 3454, certification"), form("Form FDA 3455, disclosure")] },
    ],
    [
      "inspection",
      "Establishments are ready for inspection",
      "21 CFR 601.20(d)",
      "A licence is issued only after they were inspected and found to comply.",
      { expected: ["Inspection readiness review"] },
    ],
    [
      "pediatric",
      "Pediatric studies",
      "21 CFR 601.27(a)",
      "Data on all relevant pediatric subpopulations.",
      { applies: "For a new active ingredient, indication, dosage form, regimen or route", expected: ["Pediatric study plan"] },
    ],
  ]),
};

export const drugRoutes: readonly ChecklistRoute[] = [ind, nda, anda, bla];

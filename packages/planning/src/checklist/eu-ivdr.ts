import { type ChecklistRoute, items } from "./item.ts";

const regulation = { title: "Regulation (EU) 2017/746", url: "https://eur-lex.europa.eu/eli/reg/2017/746/oj", type: "other" } as const;
const source = "EU IVDR";
const testing = "Where it is for self-testing or near-patient testing";

const manufacturer = items(source, "Manufacturer", [
  [
    "obligations",
    "Obligations of manufacturers",
    "EU IVDR Article 10",
    "Risk management, performance evaluation, technical documentation, surveillance and cover for liability.",
    { links: [regulation] },
  ],
  [
    "qms",
    "Quality management system",
    "EU IVDR Article 10(8)",
    "Everything that the paragraph lists, from a strategy for compliance to the monitoring of outputs.",
    { expected: ["Quality manual"] },
  ],
  [
    "prrc",
    "Person responsible for regulatory compliance",
    "EU IVDR Article 15",
    "At least one, with the qualification that the article asks for.",
    { expected: ["Appointment and evidence of qualification"] },
  ],
  [
    "actors",
    "Registration of the manufacturer",
    "EU IVDR Article 28",
    "In Eudamed, before the device is placed on the market.",
    { expected: ["Single registration number"] },
  ],
]);

const performance = items(source, "Performance evaluation", [
  [
    "performance-plan",
    "Performance evaluation plan",
    "EU IVDR Annex XIII Part A 1.1",
    "Intended purpose, characteristics, analyte, methods, state of the art, and how validity and performance are shown.",
    { expected: ["Performance evaluation plan"] },
  ],
  [
    "scientific-validity",
    "Scientific validity report",
    "EU IVDR Annex XIII Part A 1.2.1",
    "That the analyte or marker is associated with the condition.",
    { expected: ["Scientific validity report"] },
  ],
  [
    "analytical-performance",
    "Analytical performance report",
    "EU IVDR Annex XIII Part A 1.2.2",
    "Each parameter of Annex I, Section 9.1(a), shown by studies as a rule.",
    { expected: ["Analytical performance report"] },
  ],
  [
    "clinical-performance",
    "Clinical performance report",
    "EU IVDR Annex XIII Part A 1.2.3",
    "Each parameter of Annex I, Section 9.1(b), by studies, literature or routine testing.",
    { applies: "Unless its absence is justified by the other sources of performance data", expected: ["Clinical performance report"] },
  ],
  [
    "performance-report",
    "Performance evaluation report",
    "EU IVDR Annex XIII Part A 1.3.2",
    "The reports above, their assessment against the state of the art, and whether benefit outweighs risk.",
    { expected: ["Performance evaluation report"] },
  ],
  [
    "performance-study",
    "Performance study",
    "EU IVDR Article 57",
    "By good practice, with the application or notification that Articles 58 to 70 ask for.",
    { applies: "Where a performance study is carried out", expected: ["Clinical performance study plan and report"] },
  ],
  [
    "pmpf-plan",
    "Plan for post-market performance follow-up",
    "EU IVDR Annex XIII Part B 5",
    "Methods, objectives and timetable; or why no follow-up is called for.",
    { expected: ["PMPF plan or justification"] },
  ],
]);

const documentation = items(source, "Technical documentation", [
  [
    "description",
    "Device description and specification",
    "EU IVDR Annex II 1.1",
    "Name, Basic UDI-DI, intended purpose with analyte, specimens, users and function, class with its rule, components.",
    { expected: ["Device description"] },
  ],
  ["generations", "Earlier generations and similar devices", "EU IVDR Annex II 1.2", "An overview of both, where there are any."],
  [
    "information",
    "Labels and instructions for use",
    "EU IVDR Annex II 2",
    "In the languages of the States where the device is sold.",
    { expected: ["Labels", "Instructions for use"] },
  ],
  [
    "design",
    "Design and manufacturing information",
    "EU IVDR Annex II 3",
    "Critical ingredients, software, design stages, processes, sites and suppliers.",
    { expected: ["Process validation"] },
  ],
  [
    "gspr",
    "General safety and performance requirements",
    "EU IVDR Annex II 4",
    "Which apply, why others do not, by what each is met, and where that is shown.",
    { expected: ["GSPR checklist"] },
  ],
  ["risk", "Benefit-risk analysis and risk management", "EU IVDR Annex II 5", "The analysis, the solutions adopted, and the results."],
  [
    "verification-analytical",
    "Analytical performance of the device",
    "EU IVDR Annex II 6.1",
    "Specimens, accuracy, sensitivity, specificity, traceability, measuring range and cut-off.",
    { expected: ["Verification and validation reports"] },
  ],
  [
    "verification-clinical",
    "Clinical performance and clinical evidence",
    "EU IVDR Annex II 6.2",
    "The performance evaluation report, or the parts of it that matter, referred to.",
  ],
  [
    "stability",
    "Stability",
    "EU IVDR Annex II 6.3",
    "Claimed shelf life, in-use stability and shipping stability.",
    { expected: ["Stability reports"] },
  ],
  [
    "software",
    "Software verification and validation",
    "EU IVDR Annex II 6.4",
    "As used in the finished device, in every configuration that is claimed.",
    { applies: "Where it is software or has software" },
  ],
  [
    "sterile",
    "Sterile or defined microbiological condition",
    "EU IVDR Annex II 6.5",
    "Environment, packaging, sterilisation and its validation.",
    { applies: "Where it is sterile or has such a condition", expected: ["Sterilisation validation"] },
  ],
]);

const conformity = items(source, "Conformity assessment", [
  [
    "class",
    "Class with the rule that gives it",
    "EU IVDR Article 47",
    "By Annex VIII, with the reasons kept.",
    { expected: ["Classification rationale"] },
  ],
  [
    "class-a",
    "Class A: declared by the manufacturer",
    "EU IVDR Article 48(10)",
    "A notified body takes part only for sterility, where the device is placed on the market sterile.",
    { outcomes: ["A"] },
  ],
  [
    "class-b",
    "Class B: quality management system and a device of each category",
    "EU IVDR Article 48(9)",
    "Annex IX, Chapters I and III, with the technical documentation of a representative device of each category.",
    { outcomes: ["B"], expected: ["EU quality management system certificate"] },
  ],
  [
    "class-c",
    "Class C: quality management system and a device of each generic group",
    "EU IVDR Article 48(7)",
    "Annex IX, Chapters I and III, with the documentation of a representative device of each generic group; or Annex X with XI.",
    { outcomes: ["C"], expected: ["EU quality management system certificate"] },
  ],
  [
    "class-d",
    "Class D: quality management system and every device",
    "EU IVDR Article 48(3)",
    "Annex IX, Chapters I and III, with the technical documentation of every device by Chapter II; or Annex X with XI.",
    { outcomes: ["D"], expected: ["EU technical documentation assessment certificate"] },
  ],
  [
    "class-d-laboratory",
    "Class D: tests by a reference laboratory",
    "EU IVDR Article 48(5)",
    "A designated EU reference laboratory verifies the performance that is claimed.",
    { outcomes: ["D"], expected: ["Opinion of the reference laboratory"] },
  ],
  [
    "class-d-panel",
    "Class D: expert panel",
    "EU IVDR Article 48(6)",
    "Views on the performance evaluation report are asked for.",
    { outcomes: ["D"], applies: "Where there are no common specifications and it is the first of its type" },
  ],
  [
    "self-testing",
    "Self-testing and near-patient testing",
    "EU IVDR Article 48(9)",
    "The technical documentation of each such device is assessed besides.",
    {
      outcomes: ["B", "C", "D"],
      applies: testing,
      also: ["EU IVDR Article 48(7)", "EU IVDR Article 48(3)"],
      expected: ["EU technical documentation assessment certificate"],
    },
  ],
  [
    "companion",
    "Companion diagnostic: opinion of the authority for medicines",
    "EU IVDR Article 48(7)",
    "The notified body asks a national authority or EMA.",
    { outcomes: ["C", "D"], applies: "Where it is a companion diagnostic", also: ["EU IVDR Article 48(3)"] },
  ],
  ["udi", "UDI is assigned and carried", "EU IVDR Article 24", "On label and packaging, and in the documentation."],
  ["device-registration", "Registration of the device", "EU IVDR Article 26", "Basic UDI-DI and its data, before placing on the market."],
  [
    "ssp",
    "Summary of safety and performance",
    "EU IVDR Article 29",
    "Validated by the notified body, and made public.",
    { outcomes: ["C", "D"], expected: ["SSP"] },
  ],
  [
    "declaration",
    "EU declaration of conformity",
    "EU IVDR Annex IV",
    "With everything that the annex lists.",
    { expected: ["Signed declaration"] },
  ],
  ["marking", "CE marking", "EU IVDR Article 18", "On the device or its packaging, with the notified body's number where one took part."],
]);

const surveillance = items(source, "Surveillance", [
  [
    "pms-plan",
    "Post-market surveillance plan",
    "EU IVDR Annex III",
    "What is gathered, how it is assessed, indicators, thresholds, corrective action.",
    { expected: ["PMS plan"] },
  ],
  [
    "pms-report",
    "Surveillance report",
    "EU IVDR Article 80",
    "Updated when necessary.",
    { outcomes: ["A", "B"], expected: ["PMS report"] },
  ],
  [
    "psur",
    "Periodic safety update report",
    "EU IVDR Article 81",
    "At least once a year, to the notified body.",
    { outcomes: ["C", "D"], expected: ["PSUR"] },
  ],
  [
    "vigilance",
    "Serious incidents and field safety corrective actions",
    "EU IVDR Article 82",
    "Reported in the times that the article sets.",
  ],
]);

export const ivdr: ChecklistRoute = {
  id: "ce_ivdr",
  name: "CE marking (IVDR)",
  market: "EU",
  items: [...manufacturer, ...performance, ...documentation, ...conformity, ...surveillance],
};

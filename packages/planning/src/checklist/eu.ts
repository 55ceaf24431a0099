import { type ChecklistRoute, items } from "./item.ts";

const regulation = { title: "Regulation (EU) 2017/745", url: "https://eur-lex.europa.eu/eli/reg/2017/745/oj", type: "other" } as const;

const mdr: ChecklistRoute = {
  id: "ce_mark",
  name: "CE marking (MDR)",
  market: "EU",
  items: [
    ...items("EU MDR", "Manufacturer", [
      [
        "obligations",
        "Obligations of manufacturers",
        "EU MDR Article 10",
        "Risk management, clinical evaluation, technical documentation, quality management system, surveillance and cover for liability.",
        { links: [regulation], expected: ["Quality manual"] },
      ],
      [
        "prrc",
        "Person responsible for regulatory compliance",
        "EU MDR Article 15",
        "At least one, with the qualification that the article asks for.",
        { expected: ["Appointment and evidence of qualification"] },
      ],
      [
        "actors",
        "Registration of the manufacturer",
        "EU MDR Article 31",
        "In Eudamed, before the device is placed on the market.",
        { expected: ["Single registration number"] },
      ],
    ]),
    ...items("EU MDR", "Technical documentation", [
      [
        "description",
        "Device description and specification",
        "EU MDR Annex II 1.1",
        "Name, Basic UDI-DI, intended purpose, patients, class with its rule, variants, accessories, materials.",
        { expected: ["Device description"] },
      ],
      ["generations", "Earlier generations and similar devices", "EU MDR Annex II 1.2", "An overview of both, where there are any."],
      [
        "information",
        "Labels and instructions for use",
        "EU MDR Annex II 2",
        "In the languages of the States where the device is sold.",
        { expected: ["Labels", "Instructions for use"] },
      ],
      [
        "design",
        "Design and manufacturing information",
        "EU MDR Annex II 3",
        "Design stages, processes and their validation, sites and suppliers.",
        { expected: ["Process validation"] },
      ],
      [
        "gspr",
        "General safety and performance requirements",
        "EU MDR Annex II 4",
        "Which apply, why others do not, by what each is met, and where that is shown.",
        { expected: ["GSPR checklist"] },
      ],
      [
        "risk",
        "Benefit-risk analysis and risk management",
        "EU MDR Annex II 5",
        "The analysis, the solutions adopted, and the results.",
        { expected: ["Risk management file"] },
      ],
      [
        "preclinical",
        "Pre-clinical data",
        "EU MDR Annex II 6.1(b)",
        "Biocompatibility, characterisation, electrical safety, software, stability, performance.",
        { expected: ["Test reports"] },
      ],
      [
        "clinical",
        "Clinical evaluation and PMCF",
        "EU MDR Annex II 6.1(c)",
        "The plan, the report with its updates, and the follow-up plan or why there is none.",
        { expected: ["Clinical evaluation report", "PMCF plan"] },
      ],
    ]),
    ...items("EU MDR", "Special cases", [
      [
        "medicinal",
        "Medicinal substance",
        "EU MDR Annex II 6.2(a)",
        "Source, and data on safety, quality and usefulness.",
        { applies: "Where a substance is part of the device that would be a medicine by itself" },
      ],
      [
        "tissues",
        "Tissues and cells",
        "EU MDR Annex II 6.2(b)",
        "The materials, and conformity with Annex I Section 13.",
        { applies: "Where the device has tissues or cells, or what is derived from them" },
      ],
      [
        "absorbed",
        "Substances that are absorbed or dispersed",
        "EU MDR Annex II 6.2(c)",
        "Absorption, distribution, metabolism, excretion, interactions, tolerance, toxicity.",
        { applies: "Where the device is made of such substances" },
      ],
      [
        "sterile",
        "Sterile or defined microbiological state",
        "EU MDR Annex II 6.2(e)",
        "Environment, packaging, sterilisation and its validation.",
        { applies: "Where the device is sterile or has such a state", expected: ["Sterilisation validation"] },
      ],
      [
        "measuring",
        "Measuring function",
        "EU MDR Annex II 6.2(f)",
        "How the accuracy that is stated is ensured.",
        { applies: "Where the device measures" },
      ],
      [
        "connected",
        "Connection to other devices",
        "EU MDR Annex II 6.2(g)",
        "Proof for the combination.",
        { applies: "Where it has to be connected to work" },
      ],
    ]),
    ...items("EU MDR", "Surveillance", [
      [
        "pms-plan",
        "Post-market surveillance plan",
        "EU MDR Annex III 1.1(b)",
        "What is gathered, how it is assessed, indicators, thresholds, corrective action.",
        { expected: ["PMS plan"] },
      ],
      [
        "pms-report",
        "PSUR or surveillance report",
        "EU MDR Annex III 1.2",
        "The one that the class asks for.",
        { expected: ["PSUR or PMS report"] },
      ],
    ]),
    ...items("EU MDR", "Conformity", [
      [
        "assessment",
        "Conformity assessment by the class",
        "EU MDR Article 52",
        "By the manufacturer alone in class I, else with a notified body.",
        { expected: ["Certificate"] },
      ],
      ["udi", "UDI is assigned and carried", "EU MDR Article 27", "On label and packaging, and in the documentation."],
      [
        "device-registration",
        "Registration of the device",
        "EU MDR Article 29",
        "Basic UDI-DI and its data, before placing on the market.",
      ],
      [
        "sscp",
        "Summary of safety and clinical performance",
        "EU MDR Article 32",
        "Validated by the notified body, and made public.",
        { applies: "Where the device is implantable or of class III", expected: ["SSCP"] },
      ],
      [
        "declaration",
        "EU declaration of conformity",
        "EU MDR Annex IV",
        "With everything that the annex lists.",
        { expected: ["Signed declaration"] },
      ],
      [
        "marking",
        "CE marking",
        "EU MDR Article 20",
        "On the device or its packaging, with the notified body's number where one took part.",
      ],
    ]),
  ],
};

/** A part or component, a system or a procedure pack: none has a class of its own. */
const withoutClass: ChecklistRoute = {
  id: "mdr_no_class",
  name: "Part, system or procedure pack (MDR)",
  market: "EU",
  items: items("EU MDR", "Statement and evidence", [
    [
      "part-evidence",
      "Part or component: safety and performance are not affected",
      "EU MDR Article 23(1)",
      "Supporting evidence is kept available to the authorities.",
      { applies: "Where it is a part or component", expected: ["Supporting evidence"] },
    ],
    [
      "part-device",
      "Part or component: nothing changed significantly",
      "EU MDR Article 23(2)",
      "What changes performance, safety or intended purpose of a device significantly is a device itself.",
      { applies: "Where it is a part or component" },
    ],
    [
      "pack-contents",
      "System or pack: what it combines",
      "EU MDR Article 22(1)",
      "CE-marked devices and IVDs, and other products that the law allows there.",
      { applies: "Where it is a system or procedure pack" },
    ],
    [
      "pack-statement",
      "System or pack: statement",
      "EU MDR Article 22(2)",
      "Compatibility was verified, the pack was labelled, and both were monitored within a system.",
      { applies: "Where it is a system or procedure pack", expected: ["Signed statement"] },
    ],
    [
      "pack-sterile",
      "System or pack: sterilised",
      "EU MDR Article 22(3)",
      "Annex IX or Annex XI Part A for sterility, with a notified body.",
      { applies: "Where it is sterilised before it is placed on the market" },
    ],
    [
      "pack-marking",
      "System or pack: no CE marking of its own",
      "EU MDR Article 22(5)",
      "Name and address, and the information of Annex I, Section 23.",
      { applies: "Where it is a system or procedure pack" },
    ],
    [
      "pack-registration",
      "System or pack: UDI and registration",
      "EU MDR Article 29(2)",
      "A Basic UDI-DI is assigned, and it goes to the database with the data of the pack.",
      { applies: "Where it is a system or procedure pack" },
    ],
  ]),
};

export const euRoutes: readonly ChecklistRoute[] = [mdr, withoutClass];

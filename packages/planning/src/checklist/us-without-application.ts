import { type ChecklistRoute, items } from "./item.ts";
import { afterwards } from "./us-shared.ts";

/** A device whose type is exempt from premarket notification. */
const exempt: ChecklistRoute = {
  id: "exempt",
  name: "Device exempt from 510(k)",
  market: "US",
  items: [
    ...items("FD&C Act", "Exemption", [
      [
        "type",
        "Type is exempt",
        "FD&C Act 510(l)(1)",
        "The classification regulation says so for the type in class I, unless it is reserved.",
        { outcomes: ["exempt_i"], expected: ["Regulation number and product code"] },
      ],
      [
        "type-ii",
        "Type is exempt",
        "FD&C Act 510(m)(2)",
        "The regulation or FDA's list exempts the type in class II, with the conditions that stand there.",
        { outcomes: ["exempt_ii"], expected: ["Regulation number and product code", "Conditions of the exemption met"] },
      ],
    ]),
    ...items("21 CFR 880", "Exemption", [
      [
        "limits",
        "Within the limits of the exemption",
        "21 CFR 880.9",
        "Same intended use and same fundamental technology as legally marketed devices of the type; each part has these limits in its section .9.",
        { expected: ["Rationale, kept on file"] },
      ],
    ]),
    ...items("21 CFR 862", "Exemption", [
      [
        "limits-ivd",
        "None of the in vitro uses that end the exemption",
        "21 CFR 862.9(c)",
        "Cancer, genetic disorders, surrogate markers, cardiovascular risk, diabetes management, near-patient testing and others.",
        { applies: "Where it is an in vitro diagnostic" },
      ],
    ]),
    ...items("21 CFR 801", "Labeling", [
      [
        "labeling",
        "Labels with directions for use",
        "21 CFR 801.5",
        "Adequate for a layperson, or the exception for prescription devices.",
      ],
      ["name-place", "Name and place of business", "21 CFR 801.1(a)", "Of manufacturer, packer or distributor."],
    ]),
    ...items("21 CFR 803", "After marketing", [
      [
        "reporting",
        "Medical device reporting",
        "21 CFR 803.17",
        "Written procedures; deaths, serious injuries and malfunctions are reported.",
      ],
    ]),
    ...afterwards,
  ],
};

const monograph: ChecklistRoute = {
  id: "monograph",
  name: "OTC monograph drug",
  market: "US",
  items: [
    ...items("FD&C Act 505G", "Monograph", [
      [
        "order",
        "Conforms to the order",
        "FD&C Act 505G(a)",
        "Active ingredients, strength, form, use and labeling are those of a final order.",
      ],
      [
        "order-change",
        "Order request",
        "FD&C Act 505G(b)(5)",
        "What the order does not cover is asked for first.",
        { applies: "Where a condition is to be changed or added" },
      ],
    ]),
    ...items("21 CFR 330", "Monograph", [
      [
        "conditions",
        "General conditions",
        "21 CFR 330.1",
        "Manufacture by CGMP, registered establishment, suitable inactive ingredients, packaging.",
      ],
    ]),
    ...items("21 CFR 201", "Labeling", [
      ["drug-facts", "Drug Facts", "21 CFR 201.66(c)", "Headings, order and format of the panel.", { expected: ["Drug Facts panel"] }],
    ]),
    ...items("21 CFR 207", "Before marketing", [
      ["registration", "Establishment registered, drug listed", "21 CFR 207.17", "With its NDC, and renewed every year."],
    ]),
    ...items("FD&C Act 760", "After marketing", [
      [
        "reporting",
        "Reports of serious adverse events",
        "FD&C Act 760(c)(1)",
        "Within 15 business days, where it is sold without prescription.",
      ],
    ]),
  ],
};

const combination: ChecklistRoute = {
  id: "combination",
  name: "Combination product",
  market: "US",
  items: [
    ...items("21 CFR 3", "Assignment", [
      [
        "parts",
        "Constituent parts and how they are combined",
        "21 CFR 3.2(e)",
        "Each drug, device and biological product, and what makes them one product.",
      ],
      [
        "primary-action",
        "Primary mode of action",
        "21 CFR 3.2(m)",
        "The single mode that gives the most important therapeutic action, with reasons.",
        { expected: ["Rationale of the primary mode of action"] },
      ],
      [
        "designation",
        "Request for designation",
        "21 CFR 3.7(c)",
        "At most 15 pages, with the recommendation of the sponsor; answered within 60 days of filing.",
        { applies: "Where the assignment is unclear or disputed", expected: ["Letter of designation"] },
      ],
    ]),
    ...items("21 CFR 4", "Good manufacturing practice", [
      ["cgmp", "Rules that apply to each part", "21 CFR 4.3", "Drug, device, biological product and tissue rules, part by part."],
      [
        "streamlined",
        "System for a single entity or package",
        "21 CFR 4.4(b)(1)",
        "Drug CGMP with the device provisions that are named, or the device system with those of drug CGMP.",
        { applies: "Where it is a single entity or packaged together", expected: ["CGMP matrix"] },
      ],
    ]),
    ...items("21 CFR 3", "Application", [
      [
        "one-application",
        "Application of the lead center",
        "21 CFR 3.4(a)",
        "One usually suffices; the other centers are consulted.",
        { expected: ["Submission plan"] },
      ],
    ]),
    ...items("21 CFR 4", "After marketing", [
      [
        "reporting",
        "Safety reports of the application and of each part",
        "21 CFR 4.102(b)",
        "Those of the application type, and those that its parts add.",
      ],
      [
        "sharing",
        "Information shared between applicants of the parts",
        "21 CFR 4.103",
        "Within 5 calendar days.",
        { applies: "Where the parts have different applicants" },
      ],
    ]),
  ],
};

const tissue: ChecklistRoute = {
  id: "hctp",
  name: "Human cells and tissues, section 361",
  market: "US",
  items: items("21 CFR 1271", "Human cells and tissues", [
    [
      "criteria",
      "All criteria for regulation under section 361 alone",
      "21 CFR 1271.10(a)",
      "Minimal manipulation, homologous use, not combined with another article, and no systemic effect, with its exceptions.",
      { expected: ["Rationale for each criterion"] },
    ],
    ["registration", "Establishment registered, tissues listed", "21 CFR 1271.21", "Within 5 days of beginning, and every December."],
    ["eligibility", "Donor eligibility", "21 CFR 1271.50(a)", "Determined from screening and testing of each donor."],
    ["testing", "Donor testing", "21 CFR 1271.80(b)", "For the diseases that the part names, in time."],
    [
      "practice",
      "Current good tissue practice",
      "21 CFR 1271.150(a)",
      "To prevent the introduction, transmission and spread of communicable disease.",
    ],
    ["tracking", "Tracking", "21 CFR 1271.290", "From donor to consignee and back."],
    ["reporting", "Reports of adverse reactions and deviations", "21 CFR 1271.350(a)", "Within 15 days; deviations within 45."],
  ]),
};

/** What is sold without an application, and what goes with one of another kind. */
export const withoutApplication: readonly ChecklistRoute[] = [exempt, monograph, combination, tissue];

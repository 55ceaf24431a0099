import { type ChecklistRoute, coverSheet, items } from "./item.ts";
import { afterwards, financial, userFee } from "./us-shared.ts";

export const premarketApproval: ChecklistRoute = {
  id: "pma",
  name: "PMA",
  market: "US",
  items: [
    ...userFee("PMA"),
    ...items("21 CFR 814", "Identification", [
      [
        "signature",
        "Signature",
        "21 CFR 814.20(a)",
        "Of the applicant, and of a representative in the United States where the applicant has no place there.",
        { links: [coverSheet] },
      ],
      [
        "contents",
        "Table of contents and sections",
        "21 CFR 814.20(b)(2)",
        "With volume and page of each item; nonclinical and clinical studies in sections of their own.",
      ],
      [
        "summary",
        "Summary",
        "21 CFR 814.20(b)(3)",
        "Indications, description, alternatives, marketing history, studies and their conclusions.",
        { expected: ["PMA summary"] },
      ],
      [
        "description",
        "Device and manufacture",
        "21 CFR 814.20(b)(4)",
        "Pictures, components, properties, principles of operation, and how it is made and controlled.",
        { expected: ["Manufacturing section"] },
      ],
    ]),
    ...items("21 CFR 814", "Evidence", [
      [
        "standards",
        "Standards",
        "21 CFR 814.20(b)(5)",
        "Performance standards and voluntary standards that bear on the device, and how it deviates.",
      ],
      [
        "nonclinical",
        "Nonclinical studies",
        "21 CFR 814.20(b)(6)(i)",
        "Results, and compliance of each with part 58 or the reason why not.",
        { expected: ["Nonclinical reports", "GLP statements"] },
      ],
      [
        "clinical",
        "Clinical investigations",
        "21 CFR 814.20(b)(6)(ii)",
        "Protocols, investigators, subjects, results, and compliance with parts 50, 56 and 812.",
        { expected: ["Clinical study report"] },
      ],
      [
        "single",
        "Justification of a single investigator",
        "21 CFR 814.20(b)(7)",
        "Why data from one investigator suffice.",
        { applies: "Where one investigation alone supports the PMA" },
      ],
      [
        "bibliography",
        "Bibliography and other information",
        "21 CFR 814.20(b)(8)",
        "Published reports for and against, and other data known of the device.",
        { expected: ["Literature search"] },
      ],
      [
        "samples",
        "Samples",
        "21 CFR 814.20(b)(9)",
        "Where FDA asks for them, or the place where the device can be examined.",
        { applies: "Where FDA asks" },
      ],
      ["labeling", "Proposed labeling", "21 CFR 814.20(b)(10)", "Copies of all of it.", { expected: ["Draft labeling"] }],
      [
        "environment",
        "Environmental assessment or exclusion",
        "21 CFR 814.20(b)(11)",
        "The assessment, or that a categorical exclusion applies.",
      ],
      [
        "pediatric",
        "Pediatric subpopulations",
        "21 CFR 814.20(b)(13)",
        "Those that suffer from what the device is for, and how many, where that is readily available.",
      ],
      [
        "updates",
        "Updates while the PMA is pending",
        "21 CFR 814.20(e)",
        "New information on safety and effectiveness, at the times that the section says.",
      ],
    ]),
    ...financial("21 CFR 814", "21 CFR 814.20(b)(12)"),
    ...items("21 CFR 820", "Before approval", [
      [
        "inspection",
        "Manufacturing sites are ready for inspection",
        "21 CFR 820.10",
        "FDA may approve once it has found that manufacture meets part 820.",
        { expected: ["Internal audit report"] },
      ],
    ]),
    ...afterwards.filter(({ id }) => id !== "qmsr"),
  ],
};

export const humanitarian: ChecklistRoute = {
  id: "hde",
  name: "HDE",
  market: "US",
  items: [
    ...items("21 CFR 814", "Application", [
      [
        "signature",
        "Signature",
        "21 CFR 814.104(a)",
        "Of the applicant, and of a representative in the United States where the applicant has no place there.",
        { links: [coverSheet] },
      ],
      [
        "designation",
        "HUD designation and no comparable device",
        "21 CFR 814.104(b)",
        "That the device would not be available otherwise, that no comparable one is, and that benefit outweighs risk.",
        { expected: ["HUD designation letter"] },
      ],
      [
        "content",
        "Content of a PMA, with clinical experience",
        "21 CFR 814.104(b)(4)",
        "Clinical experience that can reasonably be had, in place of full results; labeling that says what is not shown.",
        { expected: ["Clinical experience", "Draft labeling"] },
      ],
      [
        "price",
        "Price",
        "21 CFR 814.104(b)(5)",
        "The amount charged; above $250 with an accountant's report or an attestation.",
        { expected: ["Price statement"] },
      ],
      ["omissions", "Omissions are justified", "21 CFR 814.104(c)", "In a section of their own."],
    ]),
    ...afterwards,
  ],
};

import { type ChecklistRoute, type RuleItem, coverSheet, form, guidance, items } from "./item.ts";

const act = "FD&C Act";
const fees = "FD&C Act 738";

const userFee = (of: string, clause = "738(a)(2)(C)"): RuleItem[] =>
  items(fees, "Before sending", [
    [
      "user-fee",
      "User fee is paid",
      `${act} ${clause}`,
      `The fee is due when the ${of} is submitted; a submission without it is not accepted. A small business asks for its reduction at least 60 days before.`,
      { expected: ["User fee cover sheet with payment number"], links: [form("Form FDA 3601, user fee cover sheet")] },
    ],
  ]);

const financial = (source: string, clause: string): RuleItem[] =>
  items(source, "Clinical data", [
    [
      "financial",
      "Financial certification or disclosure of investigators",
      clause,
      "Certify that investigators had no such interests, or disclose those that they had.",
      {
        applies: "Where clinical studies support the submission",
        expected: ["Certification or disclosure for each investigator"],
        links: [form("Form FDA 3454, certification"), form("Form FDA 3455, disclosure")],
      },
    ],
  ]);

const afterwards: RuleItem[] = [
  ...items("21 CFR 807", "Before marketing", [
    [
      "registration",
      "Establishment is registered and device listed",
      "21 CFR 807.22",
      "Register the establishment and list the device within 30 days of beginning to make it for commercial distribution; update both every year.",
      { expected: ["Registration and listing numbers"] },
    ],
  ]),
  ...items("21 CFR 830", "Before marketing", [
    [
      "udi",
      "Unique device identifier and GUDID record",
      "21 CFR 830.300",
      "Data on each version or model that needs an identifier go to FDA's database.",
      { applies: "Unless an exception of 21 CFR 801.30 applies", expected: ["GUDID record"] },
    ],
  ]),
  ...items("21 CFR 820", "Before marketing", [
    [
      "qmsr",
      "Quality management system meets the QMSR",
      "21 CFR 820.10",
      "The system follows ISO 13485 as part 820 takes it over, with FDA's additions.",
      { expected: ["Quality manual", "Internal audit report"] },
    ],
  ]),
];

const trials = items("21 CFR 807", "Clinical data", [
  [
    "studies",
    "Statement on the protection of subjects",
    "21 CFR 807.87(j)",
    "Say of each study that it met parts 50, 56 and 812, or why not; of studies abroad what 21 CFR 812.28 asks.",
    { applies: "Where clinical data support the 510(k)", expected: ["Statement of compliance for each study"] },
  ],
]);

const premarketNotification: ChecklistRoute = {
  id: "510k",
  name: "510(k)",
  market: "US",
  items: [
    ...userFee("510(k)"),
    ...items("21 CFR 807", "Identification", [
      [
        "cover",
        "Submission cover sheet",
        "21 CFR 807.87",
        "Who submits what, of which type, for which device. An eSTAR holds it.",
        { links: [coverSheet] },
      ],
      ["device-name", "Name of the device", "21 CFR 807.87(a)", "Trade or proprietary name, and common or classification name."],
      [
        "registration-number",
        "Establishment registration number",
        "21 CFR 807.87(b)",
        "Of the owner or operator who submits.",
        { applies: "Where the establishment is registered already" },
      ],
      [
        "class",
        "Class, panel and product code",
        "21 CFR 807.87(c)",
        "The class under section 513, and the panel where it is known; or that the device is not classified, and why.",
      ],
      [
        "standards",
        "Performance standards",
        "21 CFR 807.87(d)",
        "What was done to meet performance standards under section 514.",
        { applies: "Where a performance standard holds for the device" },
      ],
    ]),
    ...items("21 CFR 807", "Labeling", [
      [
        "labeling",
        "Proposed labels, labeling and advertisements",
        "21 CFR 807.87(e)",
        "Enough to describe the device, its intended use and its directions for use.",
        { expected: ["Draft label", "Instructions for use"] },
      ],
      [
        "indications",
        "Indications for use",
        "21 CFR 807.92(a)(5)",
        "The intended use in general terms: diseases or conditions, and patients where that applies.",
        { links: [form("Form FDA 3881, indications for use")], expected: ["Signed indications for use"] },
      ],
    ]),
    ...items("21 CFR 807", "Substantial equivalence", [
      [
        "equivalence",
        "Comparison with the predicate, with data",
        "21 CFR 807.87(f)",
        "How the device is like or unlike comparable ones on the market, and the data that support it.",
        {
          expected: ["Comparison table", "Performance test reports"],
          links: [guidance("The 510(k) Program", "510k-program-evaluating-substantial-equivalence-premarket-notifications-510k")],
        },
      ],
      [
        "change",
        "Data on a significant change",
        "21 CFR 807.87(g)",
        "Data which show that the effects of the change or new use on safety and effectiveness were considered.",
        { applies: "Where the device was changed significantly, or has a new use" },
      ],
      [
        "class-3",
        "Class III summary and certification",
        "21 CFR 807.87(k)",
        "Problems known of the type of device, with their sources.",
        { applies: "Where the predicate is a class III device of before 1 December 1990 for which no PMA is called" },
      ],
    ]),
    ...trials,
    ...financial("21 CFR 807", "21 CFR 807.87(i)"),
    ...items("21 CFR 807", "Statements", [
      [
        "summary",
        "510(k) summary or statement",
        "21 CFR 807.87(h)",
        "A summary with what 21 CFR 807.92 lists, or the statement of 21 CFR 807.93.",
        { expected: ["510(k) summary"] },
      ],
      [
        "truthful",
        "Truthful and accurate statement",
        "21 CFR 807.87(l)",
        "That all is truthful and accurate, to the best of the submitter's knowledge, and that nothing material is left out.",
        { expected: ["Signed statement"] },
      ],
    ]),
    ...afterwards,
  ],
};

const deNovo: ChecklistRoute = {
  id: "de_novo",
  name: "De Novo request",
  market: "US",
  items: [
    ...userFee("De Novo request"),
    ...items("21 CFR 860", "Identification", [
      [
        "format",
        "One version, electronic, in English, signed",
        "21 CFR 860.210",
        "Marked “De Novo Request” in the cover letter.",
        { links: [coverSheet] },
      ],
      [
        "content",
        "Table of contents and administrative information",
        "21 CFR 860.220",
        "Every item of the section, or a justification for each that is left out.",
      ],
      ["history", "Regulatory history", "21 CFR 860.220(a)(3)", "Earlier submissions on the device, or that there were none."],
      [
        "description",
        "Device description",
        "21 CFR 860.220(a)(6)",
        "Pictures, specifications, components, properties and principles of operation.",
        { expected: ["Device description with drawings"] },
      ],
    ]),
    ...items("21 CFR 860", "Classification", [
      [
        "indications",
        "Indications for use",
        "21 CFR 860.220(a)(5)",
        "Disease or condition and patients, every use that is labeled, prescription or not.",
        { links: [form("Form FDA 3881, indications for use")] },
      ],
      ["alternatives", "Alternative practices and procedures", "21 CFR 860.220(a)(7)", "Those that the requester knows or should know."],
      [
        "search",
        "Classification summary",
        "21 CFR 860.220(a)(8)",
        "How like devices were searched for, what was found, and how the device differs.",
        { expected: ["Record of the search"] },
      ],
      [
        "risks",
        "Risks to health and their mitigation",
        "21 CFR 860.220(a)(9)",
        "Each probable risk with what is proposed against it.",
        { expected: ["Risk management file"] },
      ],
      [
        "controls",
        "Proposed special controls",
        "21 CFR 860.220(a)(10)",
        "A first draft, and how they give reasonable assurance.",
        { applies: "Where class II is recommended" },
      ],
      [
        "recommendation",
        "Recommended class, with reasons",
        "21 CFR 860.220(a)(11)",
        "Why general controls, or general and special controls, suffice.",
      ],
    ]),
    ...items("21 CFR 860", "Evidence", [
      ["standards", "Voluntary consensus standards", "21 CFR 860.220(a)(12)", "Those that bear on the device, and how it meets them."],
      [
        "benefit-risk",
        "Valid scientific evidence, benefits and risks",
        "21 CFR 860.220(a)(14)",
        "Why the probable benefit outweighs the probable injury or illness under the controls.",
        { expected: ["Benefit-risk assessment"] },
      ],
      [
        "technical",
        "Technical sections",
        "21 CFR 860.220(a)(15)",
        "Nonclinical results with protocols and reports, software where there is any, and each clinical investigation.",
        { expected: ["Test reports", "Clinical study reports"] },
      ],
      [
        "labeling",
        "Labels, labeling and advertisements",
        "21 CFR 860.220(a)(18)",
        "Enough to describe the device, its use and its directions.",
        { expected: ["Draft labeling"] },
      ],
      [
        "updates",
        "New information is reported while the request is pending",
        "21 CFR 860.220(d)",
        "As it becomes available, where it may affect the evaluation.",
      ],
    ]),
    ...financial("21 CFR 860", "21 CFR 860.220(a)(15)(iii)"),
    ...afterwards,
  ],
};

const premarketApproval: ChecklistRoute = {
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

const investigation: ChecklistRoute = {
  id: "ide",
  name: "IDE",
  market: "US",
  items: [
    ...items("21 CFR 812", "Application", [
      [
        "plan",
        "Report of prior investigations and investigational plan",
        "21 CFR 812.20(b)(2)",
        "The whole report, and the plan or its summary.",
        { expected: ["Investigational plan", "Report of prior investigations"] },
      ],
      [
        "manufacture",
        "Making, packing, storing and installing",
        "21 CFR 812.20(b)(3)",
        "Methods, facilities and controls, for somebody who knows good manufacturing practice.",
      ],
      [
        "agreement",
        "Investigators' agreement",
        "21 CFR 812.20(b)(4)",
        "An example, and the names and addresses of those who signed.",
        { expected: ["Signed agreements"] },
      ],
      [
        "certification",
        "Certification on investigators",
        "21 CFR 812.20(b)(5)",
        "That all have signed, and that none is added before signing.",
      ],
      [
        "irb",
        "Institutional review boards",
        "21 CFR 812.20(b)(6)",
        "Each with address, chair, and what it decided.",
        { expected: ["IRB approval"] },
      ],
      [
        "charge",
        "Amount charged",
        "21 CFR 812.20(b)(8)",
        "And why charging it is no commercialization.",
        { applies: "Where the device is sold" },
      ],
      ["environment", "Environmental assessment or exclusion", "21 CFR 812.20(b)(9)", "The claim for exclusion, or the assessment."],
      [
        "consent",
        "Labeling and consent forms",
        "21 CFR 812.20(b)(11)",
        "All labeling, and all that subjects are given to consent.",
        { expected: ["Informed consent form"] },
      ],
    ]),
  ],
};

const humanitarian: ChecklistRoute = {
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

export const deviceRoutes: readonly ChecklistRoute[] = [premarketNotification, deNovo, premarketApproval, humanitarian, investigation];

import { type ChecklistRoute, coverSheet, form, guidance, items } from "./item.ts";
import { afterwards, financial, userFee } from "./us-shared.ts";

const trials = items("21 CFR 807", "Clinical data", [
  [
    "studies",
    "Statement on the protection of subjects",
    "21 CFR 807.87(j)",
    "Say of each study that it met parts 50, 56 and 812, or why not; of studies abroad what 21 CFR 812.28 asks.",
    { applies: "Where clinical data support the 510(k)", expected: ["Statement of compliance for each study"] },
  ],
]);

export const premarketNotification: ChecklistRoute = {
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

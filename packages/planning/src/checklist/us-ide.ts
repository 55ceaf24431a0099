import { type ChecklistRoute, items } from "./item.ts";

export const investigation: ChecklistRoute = {
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

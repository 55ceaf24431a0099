import { type ChecklistRoute, coverSheet, form, items } from "./item.ts";
import { afterwards, financial, userFee } from "./us-shared.ts";

export const deNovo: ChecklistRoute = {
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

import { type ChecklistRoute, form, items } from "./item.ts";

/** A biosimilar or interchangeable product, section 351(k) of the PHS Act. */
export const biosimilar: ChecklistRoute = {
  id: "biosimilar",
  name: "Biosimilar, 351(k)",
  market: "US",
  items: [
    ...items("PHS Act 351", "Reference product", [
      [
        "reference",
        "One reference product, licensed under 351(a)",
        "PHS Act 351(i)(4)",
        "The single biological product that the evaluation is against; a comparator from elsewhere is bridged to it.",
        { expected: ["Reference product lots and bridging data"] },
      ],
      [
        "first-licensure",
        "4 and 12 years of the reference product",
        "PHS Act 351(k)(7)(A)",
        "No application until 4 years after its first licensure, no approval until 12 years; the day of first licensure is known.",
        { expected: ["Purple Book entry"] },
      ],
    ]),
    ...items("PHS Act 351", "Biosimilarity", [
      [
        "analytical",
        "Analytical studies",
        "PHS Act 351(k)(2)(A)",
        "Highly similar to the reference product, notwithstanding minor differences in clinically inactive components.",
        { expected: ["Comparative analytical assessment"] },
      ],
      [
        "animal",
        "Animal studies",
        "PHS Act 351(k)(2)(A)",
        "Toxicity among them; they may rest on animals, cells or other methods.",
        { applies: "Unless FDA finds them unnecessary" },
      ],
      [
        "clinical",
        "Clinical study or studies",
        "PHS Act 351(k)(2)(A)",
        "Immunogenicity and pharmacokinetics or pharmacodynamics, enough for safety, purity and potency in a licensed condition.",
        { applies: "Unless FDA finds an element unnecessary", expected: ["Clinical study reports"] },
      ],
      [
        "mechanism",
        "Same mechanism of action",
        "PHS Act 351(k)(2)(A)",
        "For the proposed conditions of use, as far as the reference product's is known.",
      ],
      [
        "conditions",
        "Conditions of use licensed for the reference product",
        "PHS Act 351(k)(2)(A)",
        "Each proposed one has been approved before for it; others are justified by extrapolation from those studied.",
        { expected: ["Justification of extrapolation"] },
      ],
      [
        "same-form",
        "Same route, dosage form and strength",
        "PHS Act 351(k)(2)(A)",
        "As those of the reference product.",
        { expected: ["Comparison of presentations"] },
      ],
      [
        "interchangeable",
        "Interchangeability",
        "PHS Act 351(k)(4)",
        "The same clinical result in any given patient, and no greater risk by switching.",
        { applies: "Where it is to be licensed as interchangeable" },
      ],
    ]),
    ...items("PHS Act 351", "Manufacture", [
      [
        "facility",
        "Facility assures safety, purity and potency",
        "PHS Act 351(k)(2)(A)",
        "It meets the standards that are designed to assure it, and may be inspected.",
        { expected: ["Inspection readiness review"] },
      ],
    ]),
    ...items("21 CFR 601", "Application", [
      [
        "form",
        "Application form",
        "21 CFR 601.2(a)",
        "Signed, with its parts.",
        { links: [form("Form FDA 356h, application form")], expected: ["Signed Form FDA 356h"] },
      ],
      [
        "samples",
        "Stability, samples and labeling",
        "21 CFR 601.2(a)",
        "Data on stability, representative samples, summaries of tests, specimens of labels.",
        { expected: ["Module 3", "Draft labeling"] },
      ],
      [
        "financial",
        "Financial certification or disclosure",
        "21 CFR 601.2(a)",
        "Of clinical investigators, by part 54.",
        { links: [form("Form FDA 3454, certification"), form("Form FDA 3455, disclosure")] },
      ],
    ]),
    ...items("FD&C Act 505B", "Application", [
      [
        "pediatric",
        "Paediatric assessment",
        "FD&C Act 505B(k)",
        "A biosimilar that is not interchangeable counts as a new active ingredient for section 505B.",
        { applies: "Unless it is determined to be interchangeable", expected: ["Pediatric study plan"] },
      ],
    ]),
    ...items("PHS Act 351", "Patents", [
      [
        "patent-exchange",
        "Copy of the application to the reference product's sponsor",
        "PHS Act 351(l)(2)",
        "Not later than 20 days after FDA says that the application was accepted for review, where the exchange is followed.",
        { applies: "Where the applicant takes part in the exchange of information" },
      ],
      [
        "marketing-notice",
        "Notice of commercial marketing",
        "PHS Act 351(l)(8)(A)",
        "To the reference product's sponsor, not later than 180 days before the first commercial marketing.",
      ],
    ]),
    ...items("21 CFR 600", "After licensure", [
      ["adverse", "Reports of adverse experiences", "21 CFR 600.80", "15-day reports, and periodic ones."],
      ["deviations", "Reports of deviations in manufacture", "21 CFR 600.14(a)", "Within 45 days of the information that suggests one."],
    ]),
  ],
};

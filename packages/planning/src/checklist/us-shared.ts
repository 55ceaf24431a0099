import { form, items, type RuleItem } from "./item.ts";

const act = "FD&C Act";
const fees = "FD&C Act 738";

/** The fee that comes before a submission. */
export const userFee = (of: string, clause = "738(a)(2)(C)"): RuleItem[] =>
  items(fees, "Before sending", [
    [
      "user-fee",
      "User fee is paid",
      `${act} ${clause}`,
      `The fee is due when the ${of} is submitted; a submission without it is not accepted. A small business asks for its reduction at least 60 days before.`,
      { expected: ["User fee cover sheet with payment number"], links: [form("Form FDA 3601, user fee cover sheet")] },
    ],
  ]);

/** What part 54 asks of investigators. */
export const financial = (source: string, clause: string): RuleItem[] =>
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

/** What a device needs before it is marketed, whatever its route. */
export const afterwards: RuleItem[] = [
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

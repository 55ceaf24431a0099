import { expect, test } from "vitest";
import { mentions } from "./mentions.ts";

const fda = { identifier: "21 CFR 803", jurisdiction: "US" };
const europe = { identifier: "MDCG 2021-25", jurisdiction: "EU" };

test.each([
  ["21 CFR 807", "A summary as described in § 807.92 is required.", fda],
  ["21 CFR 807", "See part 807 of this chapter.", fda],
  ["21 CFR 807", "as 21 CFR 807.87(h) says", { identifier: "SOR/98-282", jurisdiction: "CA" }],
  ["21 CFR 56", "reviewed under 21 CFR part 56", { identifier: "45 CFR 46", jurisdiction: "US" }],
  ["FD&C Act 510", "as section 510(k) of the Federal Food, Drug, and Cosmetic Act requires", fda],
  ["FD&C Act", "within the meaning of section 510(k) of the Act", fda],
  ["EU MDR", "under Article 120 of Regulation (EU) 2017/745", europe],
  ["EU MDR", "The MDR governs reporting.", europe],
  ["Directive 93/42/EEC", "devices with a certificate under Directive 93/42/EEC", europe],
  ["Regulation (EU) 2023/607", "as amended by (EU) 2023/607", europe],
  ["SOR/98-282", "section 59 of the Medical Devices Regulations", { identifier: "GUI-0016", jurisdiction: "CA" }],
  ["Computer Software Assurance for Production", "see FDA’s guidance “COMPUTER SOFTWARE ASSURANCE FOR PRODUCTION”", fda],
])("%s is named by: %s", (identifier, text, citing) => {
  expect(mentions({ identifier, text, citing })).toBe(true);
});

test.each([
  ["another part whose number begins alike", "21 CFR 80", "See § 807.92.", fda],
  ["a part of another title", "21 CFR 46", "as part 46 says", { identifier: "45 CFR 164", jurisdiction: "US" }],
  ["a section of a foreign regulation", "21 CFR 820", "section 820.30 of the order", { identifier: "An order", jurisdiction: "AU" }],
  ["a section of another act", "FD&C Act 351", "section 351 of the Act", { identifier: "PHS Act 402J", jurisdiction: "US" }],
  ["medical device reporting, MDR for short", "EU MDR", "An MDR is due within 30 days.", fda],
  ["a regulation with a longer number", "Regulation (EU) 2023/60", "Regulation (EU) 2023/607", europe],
  ["everyday words that are also a short title", "Medical Device Tracking", "medical device tracking numbers", fda],
])("%s is not taken for it", (_, identifier, text, citing) => {
  expect(mentions({ identifier, text, citing })).toBe(false);
});

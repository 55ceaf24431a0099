import { expect, test } from "vitest";
import { unsupportedFigures } from "./figures.ts";

test.each([
  ["within 30 days", "no later than 30 calendar days after"],
  ["within thirty days", "thirty (30) days"],
  ["within 30 days", "thirty days"],
  ["within forty-five days", "45 days"],
  ["a fee of 1,250 dollars", "1250 dollars"],
  ["under 21 CFR 803.50(a)(1)", "21 CFR 803.50(a)(1)\nReports"],
  ["at least 95% of lots", "95 percent of lots"],
  ["for 2 years", "a period of two years"],
  ["one of the following", "any of these"],
  ["subject to 21 CFR 880.9", "subject to the limitations in § 880.9"],
  ["by FD&C Act 513(f)(1)", "under section 360c(f)(1) of this title"],
  ["above 0.1 % by weight", "above 0,1 % weight by weight"],
  ["by 31 December of each year", "on or before December 31"],
])("“%s” is carried by “%s”", (sentence, passage) => {
  expect(unsupportedFigures(sentence, passage)).toEqual([]);
});

test.each([
  ["within ten days", "within 30 days", "10 day"],
  ["within 30 months", "within 30 days", "30 month"],
  ["within two years", "2 copies, kept for five years", "2 year"],
  ["under 21 CFR 899.99", "21 CFR 803.50", "899.99"],
  ["for 1,500 units", "for 15 units", "1500"],
  ["at 5%", "5 days", "5 percent"],
  ["by FD&C Act 515", "under section 360c of this title", "515"],
])("“%s” is not carried by “%s”", (sentence, passage, stranger) => {
  expect(unsupportedFigures(sentence, passage)).toContain(stranger);
});

import { expect, test } from "vitest";
import { quantitiesIn } from "./quantities.ts";

const found = (text: string, decimal?: ".") => quantitiesIn(text, decimal).map(({ kind, normal }) => [kind, normal]);

test.each([
  ["a bore of 5 mm", "quantity", "0.005 m"],
  ["a bore of 0.5\u00a0cm", "quantity", "0.005 m"],
  ["a 5-mm bore", "quantity", "0.005 m"],
  ["within 30 minutes", "quantity", "1800 s"],
  ["12,500 hours", "quantity", "45000000 s"],
  ["at 37.5 °C", "quantity", "37.5 °c"],
  ["stored at 2 °C to 8 °C", "range", "2-8 °c"],
  ["stored at 2–8 °C", "range", "2-8 °c"],
  ["between 5 and 10 ml", "range", "0.005-0.01 l"],
  ["a rate of 95.4%", "percentage", "95.4 %"],
  ["25 kGy", "quantity", "25000 gy"],
  ["for 2 years", "quantity", "24 month"],
])("%j holds a %s", (text, kind, normal) => {
  expect(found(text)).toEqual([[kind, normal]]);
});

test.each(["21 CFR 820.30(a)", "ISO 14971:2007", "Figure 3 in the file", "K081234", "Article 5 a manufacturer"])(
  "%j holds none",
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test("a comma parts the fraction where the text's language has it so", () => {
  expect(quantitiesIn("1.250,5 mg", ",").map(({ value }) => value)).toEqual([1250.5]);
});

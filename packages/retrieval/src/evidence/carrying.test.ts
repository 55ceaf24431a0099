import { expect, test } from "vitest";
import { rules } from "../question/built-in-rules.fixture.ts";
import { createCarrying } from "./carrying.ts";

const carrying = createCarrying(rules);
const rule = "(a) If you are a manufacturer, you must report to us no later than 30 calendar days after the day that you become aware.";

test.each([
  ["A manufacturer reports a death within 30 calendar days.", rule],
  ["Manufacturers have thirty days to report.", rule],
  ["**21 CFR 803.50(a)** (Reports of manufacturers (21 days)): A manufacturer reports within 30 days.", rule],
  ["**21 CFR 803.50(a)** reads:", rule],
  ["The report is due within 30 days.", rule],
])("%s is carried by the words of its rule", (sentence, words) => {
  expect(carrying.missing(sentence, words)).toEqual([]);
});

test.each([
  ["A manufacturer reports within 10 work days.", rule, ["10", "10 day"]],
  ["An importer reports within 30 days.", rule, ["An importer"]],
  ["A user facility reports within 10 work days.", rule, ["10", "10 day", "A user facility"]],
])("%s is not, and what is missing is named", (sentence, words, lacking) => {
  expect(carrying.missing(sentence, words)).toEqual(lacking);
});

import { expect, test } from "vitest";
import { hollowOf, hollowReasons } from "./hollow.ts";

test.each([
  ["", "empty"],
  [" \n\t\u00a0", "empty"],
  ["[Company address]", "placeholder"],
  ["N/A", "not_applicable"],
  ["Not applicable; the device holds no software.", "not_applicable"],
  ["TBD.", "not_applicable"],
  ["See Appendix 3.", "elsewhere"],
  ["Refer to the statistical analysis plan.", "elsewhere"],
  ["The rationale will be provided.", "announced"],
  ["| 7.3.7 | Validation | no record could be shown |", "lacking"],
  ["The maintenance plan is missing.", "lacking"],
  ["Describe the device and how it works in two or three sentences.", "instruction"],
])("“%s” holds nothing: %s", (words, why) => {
  expect(hollowOf(words, 0)).toBe(why);
});

test.each([
  "None of the patients fell ill.",
  "No complaint was seen again after the change.",
  "Describe of it what you like.",
  "The list of materials is given with their grades, and each of them was tested for ten days.",
  "Unterlagen liegen dem Hersteller vor.",
])("“%s” says something", (words) => {
  expect(hollowOf(words, 0)).toBeNull();
});

test("a long sentence says something of its own, whatever it refers to", () => {
  const words = `The dose was chosen after the first study, in which forty people took it for a year without harm, as is told with all figures; see the report.`;
  expect(hollowOf(words, 0)).toBeNull();
});

test("words that are mostly left to be filled in are hollow, and a single gap in much text is not", () => {
  expect(hollowOf("Phone: XXX-XXX-XXXX", 12)).toBe("placeholder");
  expect(hollowOf("The device is made by a firm in Duluth and sold in sizes of 4 to XX French in all states.", 2)).toBeNull();
});

test("each reason is told in words", () => {
  expect(Object.values(hollowReasons).every((reason) => reason.length > 10)).toBe(true);
});

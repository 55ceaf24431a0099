import { expect, test } from "vitest";
import { quantitiesIn } from "../marks/quantities.ts";
import { misspelt, plausible } from "./plausible.ts";

/** Name of the first rule for the last quantity of a sentence, and whether its value can be. */
function judged(words: string) {
  const mark = quantitiesIn(words).at(-1);
  if (mark === undefined) throw new Error("there is no quantity");
  const rule = plausible.find(({ before, limits }) => mark.base.unit in limits && before.test(words.slice(0, mark.start)));
  const [low, high] = rule?.limits[mark.base.unit] ?? [0, 0];
  return rule === undefined ? null : `${rule.name} ${mark.base.value >= low && mark.base.value <= high ? "can" : "cannot"} be so`;
}

test.each([
  ["the body temperature was 37.2 °C", "Body temperature can be so"],
  ["the body temperature was 98.6 °F", "Body temperature can be so"],
  ["the body temperature was 372 °C", "Body temperature cannot be so"],
  ["relative humidity up to 95 %", "Relative humidity can be so"],
  ["relative humidity of 950 %", "Relative humidity cannot be so"],
  ["a heart rate of 72 bpm", "Heart rate can be so"],
  ["systolic blood pressure of 120 mmHg", "Blood pressure can be so"],
  ["systolic blood pressure of 1200 mmHg", "Blood pressure cannot be so"],
  ["haemoglobin below 10 g/dL", "Haemoglobin can be so"],
  ["haemoglobin below 100 g/dL", "Haemoglobin cannot be so"],
  ["body weight at least 50 kg", "Body weight can be so"],
  ["body weight at least 50 g", "Body weight cannot be so"],
])("%s: %s", (words, expected) => {
  expect(judged(words)).toBe(expected);
});

test("a quantity without a name that is known is not judged", () => {
  expect(judged("the tube is 500 °C")).toBeNull();
});

test("limits are from low to high", () => {
  expect(plausible.flatMap(({ limits }) => Object.values(limits)).filter(([low, high]) => low >= high)).toEqual([]);
});

test.each([
  ["120 mm/Hg", "mmHg"],
  ["5 Mg.", "mg"],
  ["70 Kg", "kg"],
  ["310 °K", "K"],
  ["5 mg/kg/kg", "mg/kg"],
])("%s is to be written %s", (written, instead) => {
  expect(misspelt.filter(({ pattern }) => [...written.matchAll(pattern)].length > 0).map((one) => one.instead)).toEqual([instead]);
});

test.each(["120 mmHg", "5 mg", "70 kg", "37 °C", "5 mg/kg", "5 Mg2+", "2 MHz", "model KG12"])("%s is a unit as it stands", (written) => {
  expect(misspelt.filter(({ pattern }) => [...written.matchAll(pattern)].length > 0)).toEqual([]);
});

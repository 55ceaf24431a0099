import { expect, test } from "vitest";
import { countAlone, countsIn, inFigures } from "./counts.ts";

const counts = (words: string) => countsIn(words).map(({ amount, role, hedge }) => [amount, role, hedge] as const);

test.each([
  ["A total of 1,200 patients will be randomised.", [1200, "randomised", ""]],
  ["Up to sixty subjects will be enrolled.", [60, "enrolled", "up to"]],
  ["Approximately 90 participants complete the study.", [90, "completed", "approximately"]],
  ["About 400 subjects will be screened.", [400, "screened", "approximately"]],
  ["One hundred and twenty (120) patients take part.", [120, "enrolled", ""]],
  ["The sample size is 84.", [84, "planned", ""]],
  ["At least 30 patients in each arm receive it.", [30, "group", "at least"]],
])("“%s” counts people", (words, expected) => {
  expect(counts(words)).toContainEqual(expected);
});

test.each([
  "It takes 12 weeks.",
  "At visit 5 patients are seen.",
  "The dose is 120 mg.",
  "One patient fell ill.",
  "Patients of 18 to 65 years take part.",
  "",
])("“%s” counts nobody", (words) => {
  expect(counts(words)).toEqual([]);
});

test("groups that add up are groups of all", () => {
  const found = countsIn("120 patients will be randomised: 80 patients to the device and 40 patients to the control.");
  expect(found.find(({ amount }) => amount === 120)?.isTotal).toBe(true);
  expect(found.filter(({ role }) => role === "group").map(({ amount }) => amount)).toEqual([80, 40]);
});

test("a range has its upper end, and a change counts by what it came to", () => {
  expect(countsIn("Between them, 40 to 60 patients will be enrolled.")[0]).toMatchObject({ amount: 40, most: 60 });
  expect(countsIn("Enrolment was increased from 40 to 60 patients.")[0]).toMatchObject({ amount: 60, most: null });
});

test("a bare number beside its label is one, a share and words are none", () => {
  expect(countAlone("approximately 1,200")).toMatchObject({ amount: 1200, hedge: "approximately" });
  expect(countAlone("N = 40 - 60")).toMatchObject({ amount: 40, most: 60 });
  expect([countAlone("40 %"), countAlone("not yet known"), countAlone("")]).toEqual([null, null, null]);
});

test("large numbers are written with commas", () => {
  expect([inFigures(84), inFigures(1_200_000)]).toEqual(["84", "1,200,000"]);
});

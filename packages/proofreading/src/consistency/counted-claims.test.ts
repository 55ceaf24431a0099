import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { countedClaims } from "./counted-claims.ts";
import { sentencePassages } from "./prose.ts";

const counted = (text: string) => sentencePassages(readManuscript({ text })).flatMap((passage) => countedClaims(passage));
const said = (text: string) => counted(text).map(({ name, value }) => `${name}: ${value}`);

test.each([
  ["In all 1,200 adult patients will be enrolled.", "adult people enroled: 1200"],
  ["The study will enroll a total of 603 participants.", "people enroled: 603"],
  ["We plan to randomise approximately 90 subjects.", "people randomized: 90"],
  ["The planned sample size is 120.", "sample size: 120"],
  ["It is done at 12 study sites in Europe.", "sites: 12"],
  ["Blood is drawn at Visit 5 (Week 8).", "Visit 5: week 8"],
  ["The window is Week 8 ± 3 days.", "window of Week 8: 3 day"],
])("“%s” counts", (text, expected) => {
  expect(said(text)).toEqual([expected]);
});

test.each([
  ["a share", "The sample size is 20 % of all."],
  ["a number with a point", "About 4.120 patients will be enrolled."],
  ["what is only supposed", "If 120 patients will be enrolled, the power is high."],
  ["a stretch of weeks", "Visit 5 (Week 8 to Week 10) is long."],
  ["nothing", ""],
])("%s is no count", (_, text) => {
  expect(said(text)).toEqual([]);
});

test("enrolled and enroled, randomised and randomized are counted alike", () => {
  const key = (text: string) => counted(text)[0]?.key;
  expect(key("20 subjects will be enrolled.")).toBe(key("The study will enroll 20 subjects."));
  expect(key("20 subjects will be randomised.")).toBe(key("We plan to randomize 20 subjects."));
});

test("people of one arm are counted apart from all, and a visit is the same in each part", () => {
  const scope = (text: string) => counted(text)[0]?.scope;
  expect(scope("In each arm 20 subjects will be enrolled.")).not.toBe(scope("In all 20 subjects will be enrolled."));
  expect(scope("In Part A it is at Visit 5 (Week 8).")).toBe(scope("It is at Visit 5 (Week 8)."));
});

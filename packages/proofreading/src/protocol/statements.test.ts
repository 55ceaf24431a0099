import { expect, it } from "vitest";
import { isOfAnother, isOfThisStudy } from "./statements.ts";

it.each([
  "This randomised trial compares two doses.",
  "AUREA is a phase 3 study.",
  "The investigation is prospective.",
  "We will recruit 40 women.",
  "For the purposes of the law the study is a phase 4 trial.",
])("speaks of the planned study: %s", (words) => {
  expect(isOfThisStudy(words)).toBe(true);
});

it.each([
  "A phase 3 trial in 4,551 women showed a benefit.",
  "In a pilot study 12 volunteers were dosed.",
  "An earlier phase 2 study in 84 adults has been completed.",
])("speaks of another study: %s", (words) => {
  expect(isOfThisStudy(words)).toBe(false);
  expect(isOfAnother(words)).toBe(true);
});

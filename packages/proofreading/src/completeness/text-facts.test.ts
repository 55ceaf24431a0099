import { expect, test } from "vitest";
import { factsOfText } from "./text-facts.ts";

test.each([
  ["A double-blind study.", { study_blinded: true }],
  ["This is an open-label study.", { study_blinded: false }],
  ["People will be randomised.", { study_randomised: true }],
  ["A randomised, controlled trial.", { study_randomised: true }],
  ["A single-arm study.", { study_randomised: false }],
  ["A non-randomised trial.", { study_randomised: false }],
  ["A non randomized study.", { study_randomised: false }],
])("“%s” shows %o", (text, facts) => {
  expect(factsOfText(text)).toEqual(facts);
});

test("what is said as often as the contrary shows nothing", () => {
  expect(factsOfText("A double-blind study after an open-label study.")).toEqual({});
  expect(factsOfText("")).toEqual({});
});

test("what is said often, and the contrary once, is shown", () => {
  expect(factsOfText(`${"The double-blind part goes on. ".repeat(3)}The open-label study follows.`)).toEqual({ study_blinded: true });
});

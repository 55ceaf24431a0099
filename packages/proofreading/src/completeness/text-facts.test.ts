import { expect, test } from "vitest";
import { factsOfText } from "./text-facts.ts";

test.each([
  ["A double-blind study.", { study_blinded: true }],
  ["This is an open-label study.", { study_blinded: false }],
  ["People will be randomised.", { study_randomised: true }],
  ["A randomised, controlled trial.", { study_randomised: true }],
  ["A single-arm study.", { study_randomised: false, study_controlled: false }],
  ["A placebo-controlled study.", { study_controlled: true }],
  ["A non-randomised trial.", { study_randomised: false }],
  ["A non randomized study.", { study_randomised: false }],
])("“%s” shows %o", (text, facts) => {
  expect(factsOfText(text)).toEqual(facts);
});

test("what is said as often as the contrary shows nothing", () => {
  expect(factsOfText("A double-blind study after an open-label study.")).toEqual({});
  expect(factsOfText("")).toEqual({});
});

test("what a long text is called by counts for more than what it tells of other studies", () => {
  const told = "The double-blind study of the first dose found no harm in the people who took it. ".repeat(200);
  expect(factsOfText(`An Open-Label, Multicentre Study of Drug A\n\n${"Sponsor and sites. ".repeat(90)}\n\n${told}`)).toEqual({
    study_blinded: false,
  });
});

test("what is said often, and the contrary once, is shown", () => {
  expect(factsOfText(`${"The double-blind part goes on. ".repeat(3)}The open-label study follows.`)).toEqual({ study_blinded: true });
});

import type { Statement } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { sectionsOf, shownStatements } from "./answer-sections.ts";
import { answerWith } from "./answer.fixture.ts";
import { quotedCitation } from "./citation.fixture.ts";
import { citationEntries } from "./citations.ts";

const said = (text: string, jurisdiction = "US"): Statement => ({ text, citations: [{ ...quotedCitation, jurisdiction }] });
const [deaths, lots, europe] = [said("Deaths: 30 days."), said("Lots are reported."), said("Ten days.", "EU")];

const twoQuestions = answerWith({
  statements: [deaths, lots, europe],
  parts: [
    { question: "How soon is a death reported?", outcome: "answered", statements: [deaths] },
    { question: "What does the form cost?", outcome: "nothing_found", statements: [] },
    { question: "And a lot?", outcome: "answered", statements: [lots, europe] },
  ],
});

test("one question is one section without a heading", () => {
  expect(sectionsOf(answerWith({ statements: [deaths] })).map(({ question }) => question)).toEqual([null]);
});

test("each of several questions has its own statements, numbered through, and one without an answer stays in sight", () => {
  expect(sectionsOf(twoQuestions).map(({ question, outcome, groups }) => [question, outcome, groups.map(({ first }) => first)])).toEqual([
    ["How soon is a death reported?", "answered", [0]],
    ["What does the form cost?", "nothing_found", []],
    ["And a lot?", "answered", [1, 2]],
  ]);
});

test("citations are addressed in the order in which the questions' statements stand on the page", () => {
  expect(shownStatements(twoQuestions)).toEqual([deaths, lots, europe]);
  expect(citationEntries(twoQuestions).map(([key]) => key)).toEqual(["0.0", "1.0", "2.0"]);
});

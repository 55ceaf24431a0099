import { expect, test } from "vitest";
import { ownCandidate, ownEvidenceFor } from "./candidate.fixture.ts";

const design = ownCandidate({
  key: 1,
  heading: "3.1. Summary of Study Design",
  text: "Patients will be studied in a placebo-controlled trial of 26 weeks duration. Approximately 300 patients will be enrolled.",
});
const scores = ownCandidate({
  key: 2,
  heading: "4.3. Efficacy Analyses",
  text: "The score is taken at each visit of the treatment period and compared with the score before treatment.",
});
const excluded = ownCandidate({
  key: 3,
  heading: "3.4.2. Exclusion Criteria",
  text: "Patients will be excluded for any of the following reasons:\n[1] Persons who took part in an earlier study.\n[2] Persons with epilepsy.",
});
const further = ownCandidate({
  key: 4,
  score: 14,
  heading: "3.4.2. Exclusion Criteria",
  text: "[30] Laboratory values that meet the criteria of the sponsor for severe renal impairment.",
});
const changes = ownCandidate({
  key: 5,
  score: 14,
  heading: "Summary of Changes",
  text: "The exclusion criteria were changed: criteria on epilepsy were added.",
});

const ledBy = (question: string, ...passages: Parameters<typeof ownEvidenceFor>[1][number][]) =>
  ownEvidenceFor(question, passages).sections[0]?.members[0]?.candidate.key;

test("what gives the length of a period leads before what only speaks of it", () => {
  expect(ledBy("How long is the treatment period?", scores, design)).toBe(design.key);
});

test("a list that is asked for begins with its opening", () => {
  expect(ledBy("What are the exclusion criteria?", further, excluded)).toBe(excluded.key);
});

test("what was changed once stands behind what holds", () => {
  expect(ledBy("What are the exclusion criteria?", changes, excluded)).toBe(excluded.key);
});

test("what stands under one heading is told apart from what stands under another of the same document", () => {
  const { sections } = ownEvidenceFor("exclusion criteria", [design, excluded, further]);
  expect(sections.map(({ section }) => section.members.length)).toEqual([2, 1]);
});

test("what is asked in everyday words is found by the words of protocols", () => {
  expect(ledBy("Who must not take part?", design, excluded)).toBe(excluded.key);
});

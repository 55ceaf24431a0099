import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { composeAnswer } from "./answer-composer.ts";

const ofFacilities = candidate({
  key: 1,
  citation: "21 CFR 803.30",
  source_identifier: "21 CFR 803",
  heading: "User facility reports",
  text: "A user facility must submit a report of a device death to FDA no later than 10 days after the day that it becomes aware of it.",
});
const ofImporters = candidate({
  ...ofFacilities,
  key: 2,
  citation: "21 CFR 803.40",
  heading: "Importer reports",
  text: "An importer must submit a report of a device death to FDA no later than 20 days after the day that it becomes aware of it.",
});
const correctionOf = (question: string, ...found: (typeof ofFacilities)[]) => composeAnswer(evidenceFor(question, found)).correction?.text;

test("a wrong period is corrected by the clauses on whoever is asked about", () => {
  const asked = "An importer has 45 days to submit a report of a device death to FDA, right?";
  expect(correctionOf(asked, ofImporters)).toMatch(/^None of the clauses found gives 45 days; .* stand in 21 CFR 803\.40\.$/);
});

test("what another has to keep corrects nothing", () => {
  expect(correctionOf("An importer has 45 days to submit a report of a device death to FDA, right?", ofFacilities)).toBeUndefined();
});

test("where nobody is named, the clauses on anybody do", () => {
  expect(correctionOf("We have 45 days to submit a report of a device death to FDA, right?", ofFacilities)).toContain("21 CFR 803.30");
});

import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { figureFeatures, heldFigure } from "./held-figure.ts";

const ofImporters = candidate({
  key: 1,
  citation: "21 CFR 803.40",
  source_identifier: "21 CFR 803",
  heading: "Importer reports",
  text: "An importer must report a device death to FDA no later than 30 days after the day that it becomes aware of it.",
});
const held = (question: string, ...found: (typeof ofImporters)[]) => heldFigure(evidenceFor(question, found));

test("a wrong period is corrected, with what it is not and the clause that says so", () => {
  expect(held("An importer has 45 days to report a device death to FDA, right?", ofImporters)).toMatchObject({
    kind: "corrected",
    text: expect.stringMatching(/30 days.*not 45 days.*\(21 CFR 803\.40\)\.$/),
    citations: [{ key: 1 }],
  });
});

test("a right one is confirmed where that is wanted, and else let be", () => {
  expect(held("An importer has 30 days to report a device death to FDA, right?", ofImporters)?.kind).toBe("confirmed");
  expect(held("As an importer has 30 days to report a device death, which form is it?", ofImporters)).toBeNull();
});

test("what happened to somebody is no rule that could be wrong", () => {
  expect(held("An importer reported a device death to FDA 45 days ago. Was that in time?", ofImporters)).toBeNull();
});

test("without figures, or without passages, nothing is held against anything", () => {
  expect([held("How long does an importer have?", ofImporters), held("An importer has 45 days to report a death, right?")]).toEqual([
    null,
    null,
  ]);
  expect(figureFeatures(evidenceFor("How long does an importer have?", [ofImporters]))).toEqual([]);
});

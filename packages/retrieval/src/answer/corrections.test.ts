import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { composeAnswer } from "./answer-composer.ts";

const now = candidate({
  key: 1,
  citation: "21 CFR 820.10",
  source_identifier: "21 CFR 820",
  text: "A manufacturer controls the design of a device.",
});
const old = candidate({
  ...now,
  key: 2,
  citation: "21 CFR 820.30",
  heading: "Design controls",
  status: "superseded",
  text: "Records are kept. Each manufacturer shall establish procedures to control the design of the device.",
});
const oldNote = candidate({
  ...old,
  key: 3,
  text_kind: "summary",
  text: "The manufacturer planned and reviewed the **design** of a device.",
});
const question = "What design controls does 21 CFR 820.30 require?";
const correct = (ask: string, ...gone: Candidate[]) => composeAnswer(evidenceFor(ask, [now], gone)).correction;

test("the words of the earlier version that the question is about are quoted", () => {
  const [cited] = correct(question, old)?.citations ?? [];
  expect(old.text.slice(cited?.quote?.start, cited?.quote?.end)).toContain("procedures to control the design of the device.");
});

test("what our note on the gone clause said follows the correction, without markup", () => {
  expect(correct(question, oldNote)).toEqual({
    kind: "corrected",
    text: "21 CFR 820.30 is not in the version in force; only an earlier version, no longer in force, holds it. The manufacturer planned and reviewed the design of a device.",
    citations: [{ key: 3, quote: null }],
  });
});

test("official words are not repeated in the correction's own text", () => {
  expect(correct(question, old)?.text).toBe(
    "21 CFR 820.30 is not in the version in force; only an earlier version, no longer in force, holds it.",
  );
});

test("two gone clauses are named together, each with its passage", () => {
  const risk = candidate({
    ...old,
    key: 4,
    citation: "21 CFR 820.100",
    heading: "Corrective action",
    text: "Each manufacturer shall investigate the design.",
  });
  const correction = correct("What did 21 CFR 820.30 and 21 CFR 820.100 say of the design?", old, risk);
  expect(correction?.text).toMatch(/^21 CFR 820\.30, 21 CFR 820\.100 are not in the version in force; .* holds them\.$/);
  expect(correction?.citations.map(({ key }) => key)).toEqual([2, 4]);
});

test("a paragraph of a gone section is corrected by the section", () => {
  expect(correct("What does 21 CFR 820.30(j) require of the design?", old)?.citations[0]?.key).toBe(2);
});

test("a clause that is still in force is not corrected, though an earlier version held it too", () => {
  const before = candidate({ ...now, key: 5, status: "superseded" });
  expect(correct("What does 21 CFR 820.10 require of the design?", before)).toBeNull();
});

test("who says that a clause is gone is not corrected but told that it is so", () => {
  expect(correct("21 CFR 820.30 is gone, right? Who controls the design?", old)?.kind).toBe("confirmed");
  expect(correct("Which rule of design replaced 21 CFR 820.30?", old)?.kind).toBe("confirmed");
});

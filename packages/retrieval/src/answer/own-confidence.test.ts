import { expect, test } from "vitest";
import { ownCandidate, ownEvidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { composeAnswer } from "./answer-composer.ts";

const storage = ownCandidate({
  key: 1,
  heading: "5.7 Storage",
  text: "The capsules must be stored at room temperature and protected from light.",
});
const visits = ownCandidate({
  key: 2,
  heading: "8 Visits",
  text: "At each visit the capsules that are left over are counted and handed back.",
});
const register = ownCandidate({
  key: 3,
  citation: "suppliers, sheet Register, A1:C3",
  text: "Supplier\tPart\tNext audit\nBrandt Moulding\tBarrel\t2026-03-14\nOkafor Electronics\tBoard\t2026-09-02",
});

const ask = (question: string, ...passages: Candidate[]) => composeAnswer(ownEvidenceFor(question, passages));

test("a document that says what was asked answers, and says so with some confidence", () => {
  const { outcome, confidence } = ask("How are the capsules stored?", visits, storage);
  expect([outcome, confidence > 0.7]).toEqual(["answered", true]);
});

test("a document that gives no number where one is asked for is less sure", () => {
  const sure = ask("How are the capsules stored?", storage).confidence;
  expect(ask("For how many years are the capsules stored?", storage).confidence).toBeLessThan(sure);
});

test("a document that speaks of something else finds nothing", () => {
  expect(ask("Which sterilisation process is validated?", visits).outcome).toBe("nothing_found");
});

test("a row of a table is quoted by itself, under the names of its columns", () => {
  const [quoted] = ask("When is the next audit of Okafor Electronics due?", register).statements[0]?.citations ?? [];
  const words = (part: { start: number; end: number } | null | undefined) => part && register.text.slice(part.start, part.end);
  expect([words(quoted?.above?.[0]), words(quoted?.quote)]).toEqual([
    "Supplier\tPart\tNext audit",
    "Okafor Electronics\tBoard\t2026-09-02",
  ]);
});

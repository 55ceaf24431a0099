import type { Citation, SearchResult } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { answerWith } from "./answer.fixture.ts";
import { quotedCitation } from "./citation.fixture.ts";
import { compareAnswers } from "./compare.ts";

const cited = (citation: string, passage_hash: string): Citation => ({
  ...quotedCitation,
  citation,
  passage_id: passage_hash,
  passage_hash,
});

const answer = (audit_number: number, ...citations: Citation[]): SearchResult =>
  answerWith({
    answer_id: `a${audit_number}`,
    audit_trail: { timestamp: "2026-11-21T09:00:00Z", retrieved_documents: 0, warning_letters_checked: 0, audit_number },
    statements: citations.map((one) => ({ text: "So.", citations: [one] })),
  });

const earlier = answer(7, cited("§ 1", "same"), cited("§ 2", "before"), cited("§ 3", "old"));
const later = answer(9, cited("§ 1", "same"), cited("§ 2", "after"), cited("§ 4", "fresh"));

test("two answers are compared clause by clause: the same, changed, gone, new", () => {
  expect(compareAnswers(earlier, later).clauses).toEqual({ same: ["§ 1"], changed: ["§ 2"], gone: ["§ 3"], new: ["§ 4"] });
});

test("the answer asked first is the earlier one, whichever comes first in the address", () => {
  const comparison = compareAnswers(later, earlier);
  expect(comparison.earlier.answer_id).toBe("a7");
  expect(comparison.clauses.gone).toEqual(["§ 3"]);
});

test("a clause cited in a correction counts as well", () => {
  const corrected = { ...answer(9), correction: { kind: "corrected" as const, text: "Not so.", citations: [cited("§ 3", "old")] } };
  expect(compareAnswers(earlier, corrected).clauses).toMatchObject({ same: ["§ 3"], gone: ["§ 1", "§ 2"] });
});

test("answers that cite nothing have nothing in common and nothing apart", () => {
  expect(compareAnswers(answer(1), answer(2)).clauses).toEqual({ same: [], changed: [], gone: [], new: [] });
});

import type { Citation, SearchResult } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { compareAnswers } from "./compare.ts";

const cited = (citation: string, passage_hash: string): Citation => ({
  passage_id: passage_hash,
  passage_hash,
  source_id: "s",
  version_id: "v",
  version_label: "",
  citation,
  heading: "",
  page: null,
  quote: null,
  quote_start: null,
  text_kind: "summary",
  source_title: "A rule",
  source_identifier: "Rule 1",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  status: "in_force",
  issued: null,
  effective: null,
  retrieved: "2026-11-18",
  url: null,
});

const answer = (audit_number: number, ...citations: Citation[]): SearchResult => ({
  id: `a${audit_number}`,
  answer_id: `a${audit_number}`,
  query: "What?",
  response: "",
  confidence_score: 0.8,
  document_sources: [],
  regulatory_alerts: [],
  audit_trail: { timestamp: "2026-11-21T09:00:00Z", retrieved_documents: 0, warning_letters_checked: 0, audit_number },
  is_bookmarked: false,
  authority: "FDA",
  as_of: "2026-11-21",
  outcome: "answered",
  correction: null,
  statements: citations.map((one) => ({ text: "So.", citations: [one] })),
  related: [],
  searched: { sources: 1, passages: 1, authorities: [] },
  not_searched: [],
  clauses_not_taken: [],
  took_ms: 1,
  phrased_by: null,
  phrasing_note: null,
  left_out: [],
  repeats: null,
  product_type: null,
  follows: null,
  read_as: null,
  related_questions: [],
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
  const corrected = { ...answer(9), correction: { text: "Not so.", citations: [cited("§ 3", "old")] } };
  expect(compareAnswers(earlier, corrected).clauses).toMatchObject({ same: ["§ 3"], gone: ["§ 1", "§ 2"] });
});

test("answers that cite nothing have nothing in common and nothing apart", () => {
  expect(compareAnswers(answer(1), answer(2)).clauses).toEqual({ same: [], changed: [], gone: [], new: [] });
});

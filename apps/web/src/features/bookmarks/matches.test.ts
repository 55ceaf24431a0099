import type { Query } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { confidenceTone, matchesSearch } from "./matches.ts";

const query: Query = {
  id: "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11",
  question: "What must a 510(k) summary contain?",
  response: "Set by **21 CFR 807.92**.",
  query_status: "completed",
  confidence_score: 0.86,
  created_at: "2026-11-21T09:00:00Z",
  is_bookmarked: true,
  source_documents: "21 CFR 807: Establishment registration",
  stakeholder_impact: "medium",
  answer_id: null,
};

test("a bookmark is found by its question, its answer or its sources, in any case", () => {
  expect(matchesSearch(query, "  SUMMARY ")).toBe(true);
  expect(matchesSearch(query, "807.92")).toBe(true);
  expect(matchesSearch(query, "establishment")).toBe(true);
  expect(matchesSearch(query, "biocompatibility")).toBe(false);
});

test("confidence is green from 0.8, amber from 0.6, red below, plain when unknown", () => {
  expect([0.8, 0.79, 0.6, 0.59, 0, null].map(confidenceTone)).toEqual(["ok", "warn", "warn", "bad", "bad", "plain"]);
});

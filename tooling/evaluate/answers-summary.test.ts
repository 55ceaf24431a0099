import { expect, test } from "vitest";
import type { Judged } from "./answers-judge.ts";
import { reliability, summaryOf } from "./answers-summary.ts";

const judged = (given: Partial<Judged> = {}): Judged => ({
  id: "q1",
  expected: "answer",
  outcome: "answered",
  corrected: false,
  confidence: 0.85,
  cited: [],
  gold_at: 1,
  right: true,
  quotes: { shown: 2, verbatim: 2 },
  latency_ms: 10,
  ...given,
});

test("questions and traps are counted apart, with the quotes of both", () => {
  const lines = summaryOf([
    judged(),
    judged({ right: false, confidence: 0.5, latency_ms: 30 }),
    judged({ expected: "abstain", outcome: "nothing_found", confidence: 0, quotes: { shown: 0, verbatim: 0 }, latency_ms: 20 }),
  ]).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "Gold citation among the first three: 1 of 2 (50.0 %)",
    "Right behaviour on traps: 1 of 1 (100.0 %)",
    "Quotes verbatim: 4 of 4 (100.0 %)",
    "Right where confidence is 0.8 or more: 1 of 1 (100.0 %)",
    "Latency: p50 20 ms, p95 30 ms",
  ]);
});

test("a run of nothing says so in place of a share", () => {
  expect(summaryOf([])).toContain("Gold citation among the first three: none");
});

test("confidence is told band by band, each by the share that was right, and empty bands not at all", () => {
  const shown = [
    { confidence: 0.95, right: true },
    { confidence: 0.9, right: false },
    { confidence: 1, right: true },
    { confidence: 0.1, right: false },
  ];
  expect(reliability(shown)).toEqual(["  0.0–0.2   mean 0.10   right 0 of 1 (0.0 %)", "  0.9–1.0   mean 0.95   right 2 of 3 (66.7 %)"]);
});

test("answers that were declined, whose confidence nobody sees, are in no band", () => {
  expect(summaryOf([judged({ outcome: "declined", confidence: 0.95 })])).not.toContain("0.9–1.0");
});

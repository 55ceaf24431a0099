import { expect, test } from "vitest";
import type { Judged } from "./answers-judge.ts";
import { figuresOf, reliability, summaryOf } from "./answers-summary.ts";

const judged = (given: Partial<Judged> = {}): Judged => ({
  id: "q1",
  question: "What?",
  said: null,
  expected: "answer",
  outcome: "answered",
  corrected: false,
  confidence: 0.85,
  cited: [],
  gold_at: 1,
  right: true,
  paragraph: null,
  first_answers: null,
  forbidden: [],
  correction_right: null,
  correction_sound: null,
  parts: { asked: 0, answered: 0 },
  named_unheld: null,
  quotes: { shown: 2, verbatim: 2 },
  carried: { shown: 2, carried: 2, lacking: [] },
  latency_ms: 10,
  ...given,
});

test("questions and traps are counted apart, with the quotes of both", () => {
  const lines = summaryOf([
    judged(),
    judged({ right: false, confidence: 0.5, latency_ms: 30 }),
    judged({ expected: "abstain", outcome: "nothing_found", confidence: 0, quotes: { shown: 0, verbatim: 0 }, latency_ms: 20 }),
  ]).split("\n");
  for (const line of [
    "Gold citation among the first three: 1 of 2 (50.0 %)",
    "Right behaviour on traps: 1 of 1 (100.0 %)",
    "Quotes verbatim: 4 of 4 (100.0 %)",
    "Right where confidence is 0.8 or more: 1 of 1 (100.0 %)",
    "Latency: p50 20 ms, p95 30 ms",
  ])
    expect(lines).toContain(line);
});

test("what was to be said first, corrected, split and named is told apart, and what nobody asked for is not counted", () => {
  const summary = summaryOf([
    judged({ first_answers: true, paragraph: false, carried: { shown: 2, carried: 1, lacking: ["30 day"] } }),
    judged({ first_answers: false, right: true, forbidden: ["10 work days"], parts: { asked: 3, answered: 1 } }),
    judged({ corrected: true, correction_right: true }),
    judged({ corrected: true, correction_right: false }),
    judged({ corrected: false, correction_right: true }),
    judged({ expected: "abstain", named_unheld: true }),
  ]);
  for (const line of [
    "First statement answers: 1 of 2 (50.0 %)",
    "Gold paragraph among the first three: 0 of 1 (0.0 %)",
    "Nothing said that misleads: 5 of 6 (83.3 %)",
    "Wrong premises corrected: 1 of 1 (100.0 %)",
    "Right premises left alone: 1 of 2 (50.0 %)",
    "Parts answered: 1 of 3 (33.3 %)",
    "Named as not held: 1 of 1 (100.0 %)",
    "Quotes that hold their sentence's figures and who acts: 11 of 12 (91.7 %)",
    "Right where confidence is 0.8 or more: 5 of 6 (83.3 %)",
  ])
    expect(summary).toContain(line);
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

test("each file is told by itself, and the questions of several files are counted together at the end", () => {
  const first = { file: "plain.jsonl", judged: [judged(), judged({ right: false })] };
  const second = { file: "stories.jsonl", judged: [judged(), judged(), judged({ corrected: true, correction_right: true })] };
  const sections = figuresOf([first, second]).split("\n\n");
  expect(sections.map((lines) => lines.split("\n").slice(0, 2))).toEqual([
    ["== plain.jsonl", "Gold citation among the first three: 1 of 2 (50.0 %)"],
    ["== stories.jsonl", "Gold citation among the first three: 3 of 3 (100.0 %)"],
    ["== all 2 files", "Gold citation among the first three: 4 of 5 (80.0 %)"],
  ]);
  expect(sections.at(-1)).toContain("Wrong premises corrected: 1 of 1 (100.0 %)");
});

test("of one file nothing is told twice", () => {
  expect(figuresOf([{ file: "plain.jsonl", judged: [judged()] }])).not.toContain("== all");
});

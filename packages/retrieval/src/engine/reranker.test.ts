import { expect, test } from "vitest";
import { passage, searched } from "./settings.fixture.ts";

const best = (texts: readonly string[], question: string, settings: Parameters<typeof searched>[2]) =>
  searched(
    texts.map((text, nth) => passage(nth + 1, text)),
    question,
    settings,
  )[0]?.key;

test("the very form of a word counts more than another form of it", () => {
  const texts = ["It was reported there.", "It has to report there."];
  expect(best(texts, "report", {})).toBe(1);
  expect(best(texts, "report", { sameForm: 0.65 })).toBe(2);
});

test("terms that are neighbours in the question count more where they are neighbours in the text", () => {
  const texts = ["The board has a report for review.", "A review board has the report."];
  expect(best(texts, "review board", {})).toBe(1);
  expect(best(texts, "review board", { termPairs: 0.6 })).toBe(2);
});

test("function words between them part words as written, though not terms", () => {
  const texts = ["Notice the recall of it.", "Notice of recall the it."];
  expect(best(texts, "notice of recall", { wordPairs: 0.35 })).toBe(2);
});

test("terms a little apart in the question count where they stand near each other, in either order", () => {
  const filler = "record label notice place letter number table";
  const texts = [`Sponsor ${filler} effect ${filler}.`, `Effect record sponsor ${filler} ${filler}.`];
  const question = "sponsor widget effect";
  expect(best(texts, question, {})).toBe(1);
  expect(best(texts, question, { nearPairs: 0.5 })).toBe(2);
});

test("what every passage read has in common lifts none above another", () => {
  const texts = ["review board", "review board", "review board"];
  const scores = searched(
    texts.map((text, nth) => passage(nth + 1, text)),
    "review board",
    { termPairs: 0.6, wordPairs: 0.35 },
  ).map(({ score }) => score);
  expect(new Set(scores).size).toBe(1);
});

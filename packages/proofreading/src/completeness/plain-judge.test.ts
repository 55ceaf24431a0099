import { expect, test } from "vitest";
import type { Judged } from "./judged.ts";
import { judgeInPlainWords } from "./plain-judge.ts";
import type { PlainReading } from "./plain-words.ts";
import { requirement } from "./requirement.fixture.ts";

const text = `We need 120 people,\nso that a true difference is seen nine times in ten, ${"and we have thought of those who leave early ".repeat(3)}`;
const none: Judged = { verdict: "missing", passage: null, reason: "Nothing was found." };
const sure: PlainReading = { share: 0.99, gain: 20, likeness: 0.9, sentence: { start: 0, end: text.length }, isShort: false };
const ofNoOther = { isOther: false, unsectioned: 0 };
const judge = (judged: Judged, reading: PlainReading | null, standing = ofNoOther) =>
  judgeInPlainWords(text, judged, requirement(), reading, standing);

test("what its signs show, and what no sentence could be of, is left as it is", () => {
  const found: Judged = { verdict: "found", passage: { start: 0, end: 2 }, reason: "It says so." };
  expect(judge(found, sure)).toBe(found);
  expect(judge(none, null)).toBe(none);
});

test("a sentence that says it in other words makes it found, quoted in one line and cut short", () => {
  const { verdict, passage, reason } = judge(none, sure);
  expect([verdict, passage]).toEqual(["found", sure.sentence]);
  expect(reason).toContain("“We need 120 people, so that");
  expect(reason).toMatch(/…”\.$/);
});

test("a sentence that could as well be of anything else does not", () => {
  expect(judge(none, { ...sure, share: 0, likeness: 0, gain: 0 })).toBe(none);
});

test("a few words in the section of another element of a pack that has sections for all do not", () => {
  expect(judge(none, { ...sure, share: 0.5, isShort: true }, { isOther: true, unsectioned: 1 })).toBe(none);
});

import { expect, test } from "vitest";
import { spliceBetween } from "./splice.ts";

const texts = ["", "a", "aa", "aba", "The pump.", "The infusion pump.", "The pump", "😀", "😁", "a😀b", "a😁b", "😀😀", "é"];

test.each(texts.flatMap((before) => texts.map((after) => [before, after] as const)))("%j becomes %j by one stretch", (before, after) => {
  const edit = spliceBetween(before, after);
  if (edit === null) return expect(after).toBe(before);
  expect(before.slice(0, edit.start) + edit.words + before.slice(edit.end)).toBe(after);
  expect(edit.words.isWellFormed()).toBe(true);
  expect(edit.characters).toBe(after.length);
});

test("a word in the middle is all that is sent", () => {
  expect(spliceBetween("One small pump.", "One large pump.")).toMatchObject({ start: 4, end: 9, words: "large" });
});

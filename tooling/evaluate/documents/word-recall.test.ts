import { expect, test } from "vitest";
import { shareOf, wordRecall } from "./word-recall.ts";

test("a word counts as often as it stands in both, whatever its case and place", () => {
  expect(wordRecall("The lot, the LOT number", "number\tthe\nlot")).toEqual({ words: 5, found: 3 });
});

test("words parted or joined on the way are not found", () => {
  expect(wordRecall("sterile barrier", "ste rile barrier")).toEqual({ words: 2, found: 1 });
});

test("the share is over all words, and of none there is none", () => {
  expect(
    shareOf([
      { words: 1, found: 0 },
      { words: 3, found: 3 },
    ]),
  ).toBe(0.75);
  expect(shareOf([])).toBeNull();
});

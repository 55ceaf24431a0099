import { expect, test } from "vitest";
import { measuresOf, told } from "./measures.ts";

const pair = (isExpected: boolean, isMatched: boolean, isDisputed = false, byWordsAlone = false) => ({
  profile: "p1",
  notice: 0,
  isExpected,
  isMatched,
  isDisputed,
  byWordsAlone,
});

test("what is found counts for recall, what is matched for precision, and what labels disagree on for neither", () => {
  const measures = measuresOf([
    pair(true, true),
    pair(true, false),
    pair(false, true, false, true),
    pair(true, true, true),
    pair(false, false),
  ]);
  expect(told(measures)).toBe("recall 0.500 (1 of 2), precision 0.500 (1 of 2), words alone 1");
});

test("where nothing is expected and nothing matched, there is no share", () => {
  expect(told(measuresOf([pair(false, false)]))).toBe("recall – (0 of 0), precision – (0 of 0), words alone 0");
});

import { expect, test } from "vitest";
import { soughtAt, targetOf } from "./use-reader.ts";

const aims = {
  passage: "p",
  wish: null,
  at: null,
  found: [{ part: 4 }, { part: 9 }],
  cited: [{ part: 7 }],
  page: 3,
  view: "pages" as const,
};

test("a reader is brought to the words they came for, else to the page that the address names", () => {
  expect(targetOf(aims)).toMatchObject({ part: 7, marked: "cited" });
  expect(targetOf({ ...aims, cited: [] })).toMatchObject({ part: 3, marked: null });
  expect(targetOf({ ...aims, cited: [], page: null })).toBeNull();
});

test("what a reader wishes themselves comes before both", () => {
  expect(targetOf({ ...aims, at: 1, wish: { nth: 1, wish: { to: "find", at: 1 } } })).toMatchObject({ part: 9, marked: "current" });
  expect(targetOf({ ...aims, wish: { nth: 1, wish: { to: "part", part: 12 } } })).toMatchObject({ part: 12, marked: null });
});

test("the same wish again is another wish", () => {
  const [first, second] = [1, 2].map((nth) => targetOf({ ...aims, wish: { nth, wish: { to: "part", part: 12 } } }));
  expect(first?.key).not.toBe(second?.key);
});

test("a place that is no longer found is given up for the words they came for", () => {
  expect(targetOf({ ...aims, wish: { nth: 1, wish: { to: "find", at: 5 } } })).toMatchObject({ part: 7, marked: "cited" });
});

test("words that an address names are shown on its page, the one that is meant where they stand there often", () => {
  const found = [{ part: 2 }, { part: 3 }, { part: 3 }];
  const sought = { words: "820.30(g)", nth: 2 };
  expect(soughtAt(found, { page: 3, sought })).toBe(2);
  expect(soughtAt(found, { page: 2, sought })).toBe(0);
  expect(soughtAt(found, { page: 9, sought })).toBeNull();
  expect(targetOf({ ...aims, cited: [], found, at: 2 })).toMatchObject({ part: 3, marked: "current" });
});

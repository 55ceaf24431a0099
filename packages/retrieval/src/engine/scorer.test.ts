import { expect, test } from "vitest";
import { createIndex } from "./passage-index.ts";
import { passage, searched, wordsAlone } from "./settings.fixture.ts";

const keysOf = (hits: readonly { key: number }[]) => hits.map(({ key }) => key);

test("a rare word tells more than one that is everywhere", () => {
  const passages = [passage(1, "device sterile"), passage(2, "device label"), passage(3, "device label"), passage(4, "device label")];
  expect(searched(passages, "device sterile")[0]?.key).toBe(1);
});

test("the same word in a short passage tells more than in a long one", () => {
  const passages = [passage(1, `recall ${"other words stand here ".repeat(20)}`), passage(2, "recall")];
  expect(keysOf(searched(passages, "recall"))).toEqual([2, 1]);
});

test("a word said more often tells more, but ever less the more often it was said", () => {
  const said = (times: number) => passage(times, `${"recall ".repeat(times)}${"filler ".repeat(9 - times)}`);
  const scores = new Map(searched([said(1), said(2), said(3), passage(9, "filler")], "recall").map(({ key, score }) => [key, score]));
  const [once = 0, twice = 0, thrice = 0] = [1, 2, 3].map((times) => scores.get(times));
  expect(once).toBeLessThan(twice);
  expect(twice).toBeLessThan(thrice);
  expect(thrice - twice).toBeLessThan(twice - once);
});

test("passages that score alike stand in the order of their source", () => {
  expect(keysOf(searched([passage(3, "recall"), passage(1, "recall"), passage(2, "recall")], "recall"))).toEqual([1, 2, 3]);
});

test("what stands under the same heading as the best, or beside it in its source, is lent some of its score", () => {
  const source = { title: "One source" };
  const passages = [
    passage(1, "recall and more", source),
    passage(2, "recall recall recall", { ...source, heading: "Recalls" }),
    passage(9, "recall and more", { title: "Another", heading: "Elsewhere" }),
  ];
  expect(keysOf(searched(passages, "recall"))).toEqual([2, 1, 9]);
  const [, alone] = searched(passages, "recall");
  const lent = searched(passages, "recall", { after: 0.5 }).find(({ key }) => key === 1);
  expect(lent?.score).toBeGreaterThan(alone?.score ?? Number.POSITIVE_INFINITY);
  const together = passages.map((one) => (one.key === 9 ? { ...one, ...source, heading: "Recalls" } : one));
  expect(keysOf(searched(together, "recall", { section: 0.9 }))).toEqual([2, 9, 1]);
});

test("one search leaves nothing behind for the next", () => {
  const index = createIndex(wordsAlone);
  index.add([passage(1, "recall"), passage(2, "label")]);
  const first = index.search("recall", { limit: 5 });
  index.search("label", { limit: 5 });
  expect(index.search("recall", { limit: 5 })).toEqual(first);
});

test("a removed passage counts no more when it is judged how rare a word is", () => {
  const index = createIndex(wordsAlone);
  index.add([passage(1, "recall"), passage(2, "recall"), passage(3, "label"), passage(4, "label")]);
  const before = index.search("recall", { limit: 1 })[0]?.score ?? 0;
  index.remove([2]);
  expect(index.search("recall", { limit: 1 })[0]?.score).toBeGreaterThan(before);
});

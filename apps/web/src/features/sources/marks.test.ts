import type { Passage } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { isLost, marksIn } from "./marks.ts";

const passage: Passage = {
  id: "p1",
  citation: "21 CFR 807.92(a)",
  heading: "",
  heading_path: [],
  page: null,
  text: "(a) Exact words.",
  hash: "",
  amended: [],
  url: null,
};
const mark = { passageId: "p1", quote: "Exact words.", start: 4, leadIn: null, primary: true };

test("the quoted words are highlighted where the citation places them", () => {
  expect(marksIn(passage, [mark])).toEqual([{ start: 4, end: 16 }]);
  expect(isLost(passage, [mark])).toBe(false);
});

test("a quote that changed is not highlighted and counts as lost", () => {
  const changed = { ...passage, text: "(a) Other words." };
  expect(marksIn(changed, [mark])).toEqual([]);
  expect(isLost(changed, [mark])).toBe(true);
});

test("a quote of another passage marks nothing here", () => {
  expect(marksIn(passage, [{ ...mark, passageId: "p2" }])).toEqual([]);
  expect(isLost(passage, [{ ...mark, passageId: "p2" }])).toBe(false);
});

test("a citation without a quote has nothing to lose", () => {
  expect(isLost(passage, [{ ...mark, quote: null, start: null }])).toBe(false);
});

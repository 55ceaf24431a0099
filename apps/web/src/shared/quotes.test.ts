import { expect, test } from "vitest";
import { locateQuote, markRanges } from "./quotes.ts";

const passage = "(a) A summary shall be in sufficient detail. FDA will accept it.";

test("a quote is found where the citation says it begins", () => {
  expect(locateQuote(passage, "A summary shall be in sufficient detail.", 4)).toEqual({ start: 4, end: 44 });
});

test("a quote that differs by one character is not located, so nothing is highlighted", () => {
  expect(locateQuote(passage, "A summary shall be in sufficient details", 4)).toBeNull();
});

test("a quote at the wrong place is not located, even where the words occur elsewhere", () => {
  expect(locateQuote(passage, "A summary", 3)).toBeNull();
});

test("a summary has no quote and so no place", () => {
  expect(locateQuote(passage, null, null)).toBeNull();
  expect(locateQuote(passage, "", 0)).toBeNull();
});

test("a marked range splits the passage into before, quote and after", () => {
  expect(markRanges(passage, [{ start: 4, end: 44 }])).toEqual([
    { text: "(a) ", marked: false, at: 0 },
    { text: "A summary shall be in sufficient detail.", marked: true, at: 4 },
    { text: " FDA will accept it.", marked: false, at: 44 },
  ]);
});

test("overlapping quotes are marked once and no character is lost", () => {
  const pieces = markRanges(passage, [
    { start: 10, end: 30 },
    { start: 4, end: 20 },
    { start: 12, end: 15 },
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(passage);
  expect(pieces.filter((piece) => piece.marked)).toEqual([{ text: passage.slice(4, 30), marked: true, at: 4 }]);
});

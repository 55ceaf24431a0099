import { expect, test } from "vitest";
import type { PrintedWord } from "./pdftotext.ts";
import { quotesOf } from "./quotes.ts";

/** A line of words, each ten points wide, at a height. */
const line = (text: string, top: number): PrintedWord[] =>
  text.split(" ").map((word, index) => ({ text: word, left: index * 10, top, right: index * 10 + 9, bottom: top + 10 }));

test("a quote over several lines has a box for each", () => {
  const page = [[line("each site keeps a log of visits", 0), line("and of every deviation from it", 12)]];
  const [quote] = quotesOf([page], "several lines");
  expect(quote?.text).toBe("keeps a log of visits and of every deviation from it");
  expect(quote?.boxes.get(1)).toEqual([
    { left: 20, top: 0, right: 69, bottom: 10 },
    { left: 0, top: 12, right: 59, bottom: 22 },
  ]);
});

test("a passage that stands twice on its page is not drawn", () => {
  const same = line("this very line is here more than once on it", 0);
  expect(quotesOf([[[same], [same]]], "one line")).toEqual([]);
});

test("a sentence that runs over the page end is quoted past what repeats at the edges", () => {
  const page = (text: string, top: number) => [[line("running head of the whole long plan", 5)], [line(text, top)]];
  const [quote] = quotesOf([page("every deviation from the plan is", 500), page("entered by whoever has seen it.", 40)], "over a page end");
  expect(quote?.text).toBe("deviation from the plan is entered by whoever has seen");
  expect([...(quote?.boxes.keys() ?? [])]).toEqual([1, 2]);
});

test("lines with a foot note between them are no sentence over the page end", () => {
  const first = [[line("every deviation from the plan is", 500)], [line("1 See plan.", 700)]];
  expect(quotesOf([first, [[line("entered by whoever has seen it.", 40)]]], "over a page end")).toEqual([]);
});

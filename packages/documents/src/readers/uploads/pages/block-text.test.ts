import { describe, expect, test } from "vitest";
import { writeLines, writeRows } from "./block-text.ts";
import { Vocabulary } from "./hyphens.ts";
import { linesAt, wordAt, wordsAt } from "./words.fixture.ts";
import { linesOf } from "./lines.ts";

const vocabulary = new Vocabulary();
vocabulary.add([...wordsAt("complaint long term", 0, 0), wordAt("long-term", 0, 20)]);
const written = (...lines: string[]) => writeLines(linesAt(...lines.map((line, at) => [line, 50, 100 + at * 14] as const)), vocabulary);

describe("a word broken at the end of a line", () => {
  test("is whole in the text, and both its halves have their place on the page", () => {
    const { text, words } = written("every com-", "plaint counts");
    expect(text).toBe("every complaint counts");
    expect(words.map(({ start, end, top }) => [text.slice(start, end), top])).toEqual([
      ["every", 100],
      ["com", 100],
      ["plaint", 114],
      ["counts", 114],
    ]);
  });

  test.each([
    [["a long-", "term study"], "a long-term study"],
    [["pre- and", "post-market"], "pre- and post-market"],
    [["pre-", "and post-market"], "pre- and post-market"],
    [["of COVID-", "19 tests"], "of COVID-19 tests"],
    [["the ISO-", "Standard"], "the ISO-Standard"],
  ])("keeps the hyphen where it belongs to it: %s", (lines, text) => expect(written(...lines).text).toBe(text));
});

test("a sign that stands directly after a word is not set apart from it", () => {
  const line = linesOf([wordAt("study", 50, 100), wordAt("2", 80, 98, { size: 6, glued: true }), ...wordsAt("ended", 90, 100)]);
  expect(writeLines(line, vocabulary).text).toBe("study2 ended");
});

test("cells are parted by tabs and rows by lines, also where a cell is empty, and no word goes on from one cell to the next", () => {
  const cell = (text: string) => linesAt([text, 50, 100]);
  const { text, words } = writeRows(
    [
      [cell("com-"), cell("plaint")],
      [[], cell("5 kPa")],
    ],
    vocabulary,
  );
  expect(text).toBe("com-\tplaint\n\t5 kPa");
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["com-", "plaint", "5", "kPa"]);
});

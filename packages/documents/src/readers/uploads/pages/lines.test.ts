import { expect, test } from "vitest";
import { linesOf, onOneLine } from "./lines.ts";
import { linesAt, textOf, wordAt, wordsAt } from "./words.fixture.ts";

test("a wide gap begins another line, as between the columns of a page", () => {
  expect(linesAt(["left column", 50, 100], ["right column", 250, 100]).map(textOf)).toEqual(["left column", "right column"]);
});

test("after the number of an item its words may stand further off", () => {
  expect(linesAt(["(a)", 50, 100], ["the sponsor", 100, 100]).map(textOf)).toEqual(["(a) the sponsor"]);
  expect(linesAt(["word", 50, 100], ["the sponsor", 115, 100]).map(textOf)).toEqual(["word", "the sponsor"]);
});

test("pieces of one line that were not drawn one after the other are joined", () => {
  const words = [...wordsAt("The", 50, 100), ...wordsAt("Another line", 50, 130), ...wordsAt("sponsor", 71, 100)];
  expect(linesOf(words).map(textOf)).toEqual(["The sponsor", "Another line"]);
});

test("a raised number and one bold word do not speak for the size and weight of their line", () => {
  const [line] = linesOf([
    ...wordsAt("keeps every", 50, 100),
    wordAt("record", 122, 100, { bold: true }),
    wordAt("1", 158, 99, { size: 6, glued: true }),
  ]);
  expect([line?.words.length, line?.size, line?.bold]).toEqual([4, 10, false]);
});

test("text that runs up the page is not joined with text across it, and a stamp aslant stays one", () => {
  const lines = linesOf([
    wordAt("across", 50, 100),
    wordAt("upwards", 90, 100, { turn: 3 }),
    wordAt("NOT", 100, 300, { turn: null }),
    wordAt("VALID", 160, 250, { turn: null }),
  ]);
  expect(lines.map(textOf)).toEqual(["across", "upwards", "NOT VALID"]);
});

test("boxes are on one line where they share half the height of the lower one", () => {
  const box = (top: number, bottom: number) => ({ left: 0, right: 10, top, bottom });
  expect([onOneLine(box(0, 10), box(5, 15)), onOneLine(box(0, 10), box(6, 16)), onOneLine(box(0, 20), box(2, 6))]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a page without words has no lines", () => expect(linesOf([])).toEqual([]));

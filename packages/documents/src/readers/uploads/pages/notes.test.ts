import { expect, test } from "vitest";
import { type Piece, partNotes } from "./notes.ts";
import { linesAt, textOf, wordAt, wordsAt } from "./words.fixture.ts";
import { linesOf } from "./lines.ts";

const styles = { body: 10, bodyIsBold: false, larger: [] };
const paragraph = (text: string, top = 100, size = 10): Piece => ({ lines: linesAt([text, 50, top, { size }]) });
const note = (mark: string, text: string, top: number): Piece => ({
  lines: linesOf([
    wordAt(mark, 50, top, { size: 5 }),
    ...wordsAt(text, 56, top, { size: 8 }).map((word, at) => ({ ...word, glued: at === 0 })),
  ]),
});
const told = (piece: Piece) => (Array.isArray(piece) ? "table" : piece.lines.map(textOf).join(" "));
const parted = (...pieces: Piece[]) => {
  const { text, notes } = partNotes(pieces, styles);
  return [text.map(told), notes.map(told)];
};

test("small text that begins with a raised number at the end of a page is a foot note, with all that follows it", () => {
  expect(parted(paragraph("The text."), note("1", "See the plan.", 500), paragraph("It goes on.", 520, 8))).toEqual([
    ["The text."],
    ["1 See the plan.", "It goes on."],
  ]);
});

test("small text without a mark, and a mark in the size of the text, make no note", () => {
  expect(parted(paragraph("The text."), paragraph("Figures are rounded.", 500, 8))[1]).toEqual([]);
  expect(parted(paragraph("The text."), paragraph("1. An item of the text.", 500))[1]).toEqual([]);
});

test("small text above larger text is no foot note", () => {
  expect(parted(paragraph("The text."), note("1", "See the plan.", 300), paragraph("More text.", 400))[1]).toEqual([]);
});

test("a number that stands alone belongs to the note under it, where the text refers to it", () => {
  const numbered = [paragraph("1", 480), paragraph("First note.", 490), paragraph("2", 500), paragraph("Second note.", 510)];
  expect(parted(paragraph("As agreed1 and signed2."), ...numbered)).toEqual([
    ["As agreed1 and signed2."],
    ["1 First note.", "2 Second note."],
  ]);
  expect(parted(paragraph("As agreed and signed."), ...numbered)[1]).toEqual([]);
});

test("a page of one piece, and one with nothing on it, has no notes", () => {
  expect([parted(note("1", "See the plan.", 500)), parted()]).toEqual([
    [["1 See the plan."], []],
    [[], []],
  ]);
});

import { expect, test } from "vitest";
import { rowGroups, segmentsOf } from "./segments.ts";

const wordsOf = (text: string) => text.match(/\S+/g);

test("a text that is long is cut behind sentences, and no word of it is lost", () => {
  const text = Array.from({ length: 60 }, (_, nth) => `This is the sentence with the number ${nth}.`).join(" ");
  const pieces = segmentsOf(text, 500).map(({ start, end }) => text.slice(start, end));
  expect(pieces.every((piece) => piece.length <= 500 && piece.endsWith("."))).toBe(true);
  expect(wordsOf(pieces.join(" "))).toEqual(wordsOf(text));
});

test("a text without any break is cut where it must be, never within a character", () => {
  const text = "😀".repeat(500);
  const pieces = segmentsOf(text, 301).map(({ start, end }) => text.slice(start, end));
  expect(pieces.join("")).toBe(text);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});

test("rows of a long table stand under its head in every group, with the cells they are in", () => {
  const rows = ["Item\tCost", ...Array.from({ length: 9 }, (_, nth) => `Item number ${nth}\t${nth} EUR`)];
  const text = rows.join("\n");
  const groups = rowGroups(text, "B3:C12", 70);
  const shown = groups.map(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));
  expect(shown.every(([head]) => head === "Item\tCost")).toBe(true);
  expect(shown.flatMap(([, ...body]) => body)).toEqual(rows.slice(1));
  expect(groups[0]?.range).toBe("B4:C6");
  expect(groups.at(-1)?.range).toBe("B10:C12");
});

test("a table that is short stays whole", () => {
  expect(rowGroups("a\tb\nc\td\ne\tf", "A1:B3", 1500)).toEqual([{ spans: [{ start: 0, end: 11 }], range: "A1:B3" }]);
});

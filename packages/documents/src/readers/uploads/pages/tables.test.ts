import { expect, test } from "vitest";
import { type Chunk, chunksOf } from "./chunks.ts";
import { tableOf } from "./tables.ts";
import { type PlacedText, linesAt, textOf } from "./words.fixture.ts";

const band = (...lines: PlacedText[]): Chunk[] => linesAt(...lines).flatMap((line) => chunksOf([line]));
const told = (bands: Chunk[][], from = 0) => tableOf(bands, from)?.map((row) => row.map((cell) => cell.map(textOf).join(" ")));
const row = (top: number, ...cells: string[]) => band(...cells.map((text, at) => [text, 50 + at * 150, top] as const));

test("rows below each other whose cells share columns are a table, also where a row lacks a cell", () => {
  expect(told([row(100, "Test", "Limit"), band(["5 kPa", 200, 120]), row(140, "Flow", "3 l")])).toEqual([
    ["Test", "Limit"],
    ["", "5 kPa"],
    ["Flow", "3 l"],
  ]);
});

test("a line across all columns ends the table, and does not belong to it", () => {
  const across = band(["What stands here goes over both of the columns above it", 50, 140]);
  expect(told([row(100, "Test", "Limit"), row(120, "Flow", "3 l"), across, row(160, "a", "b")])).toHaveLength(2);
});

test("a numbered heading, and a wide gap, end the table above them", () => {
  const [first, second] = [row(100, "Test", "Limit"), row(120, "Flow", "3 l")];
  expect(told([first, second, band(["2.1 Next", 50, 140, { bold: true }]), row(160, "a", "b")])).toHaveLength(2);
  expect(told([first, second, row(200, "far", "off")])).toHaveLength(2);
});

test("one row, rows of one cell and what is not there make no table", () => {
  expect([told([row(100, "Test", "Limit")]), told([row(100, "Test", "Limit"), band(["alone", 50, 120])]), told([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

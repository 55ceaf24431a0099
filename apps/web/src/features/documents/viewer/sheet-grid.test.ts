import type { DocumentBlock } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { goesOn, gridOf, rowsIn } from "./sheet-grid.ts";

const table = (text: string, range: string | null): DocumentBlock => ({ kind: "table", level: 0, text, range });
const top = table("Part\tCost\nPump\t12", "B3:C4");
const below = table("A long name of a part", "A5:A5");

test("tables go on with one another where their rows follow, wherever they begin", () => {
  expect(goesOn(top, below)).toBe(true);
  expect(goesOn(top, table("x", "B6:B6"))).toBe(false);
  expect(goesOn(top, table("x", null))).toBe(false);
});

test("their grid has all columns of each, as wide as the longest text within bounds", () => {
  const { first, last, columns } = gridOf([top, below]);
  expect([first, last]).toEqual([3, 5]);
  expect(columns.map(({ name, width }) => `${name} ${width}`)).toEqual(["A 21", "B 4", "C 4"]);
  expect(gridOf([table("x".repeat(500), "A1:A1")]).columns[0]?.width).toBe(42);
});

test("each row has its number and a cell in every column, with its place in the block's text", () => {
  const grid = gridOf([top, below]);
  expect(rowsIn(top, grid)[1]).toEqual({
    number: 4,
    cells: [
      { column: 1, text: "", start: 0 },
      { column: 2, text: "Pump", start: 10 },
      { column: 3, text: "12", start: 15 },
    ],
  });
  expect(rowsIn(below, grid)[0]?.cells.map(({ text }) => text)).toEqual(["A long name of a part", "", ""]);
});

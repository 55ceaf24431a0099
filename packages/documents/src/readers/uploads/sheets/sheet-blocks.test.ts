import { describe, expect, test } from "vitest";
import { readingLimits, sheetBlock } from "../limits.ts";
import { type Cell, SheetBlocks, WorkbookSize, sheetPart } from "./sheet-blocks.ts";

const row = (number: number, ...cells: (string | [column: number, text: string])[]): Cell[] =>
  cells.map((cell, at) =>
    typeof cell === "string" ? { row: number, column: at + 1, text: cell } : { row: number, column: cell[0], text: cell[1] },
  );
const told = (...rows: Cell[][]) => {
  const blocks = new SheetBlocks(new WorkbookSize());
  for (const cells of rows) blocks.row(cells);
  return blocks.blocks.map(({ range, text }) => [range, text]);
};

test("rows without an empty one between are one table, named by the cells it reaches over", () => {
  expect(told(row(2, [2, "Test"], [3, "Limit"]), row(3, [3, "5 kPa"], [5, "x"]), row(5, "apart"))).toEqual([
    ["B2:E3", "Test\tLimit\n\t5 kPa\t\tx"],
    ["A5", "apart"],
  ]);
});

test("cells of white space hold nothing, and a row of such parts tables as an empty one does", () => {
  expect(told(row(1, "a"), row(2, " ", "\u00a0"), row(3, "b"))).toEqual([
    ["A1", "a"],
    ["A3", "b"],
  ]);
});

test("columns far apart do not fill a line with empty cells", () => {
  const [[range, text] = []] = told(row(1, "a", [16_384, "z"]));
  expect([range, text?.split("\t").length]).toEqual(["A1:XFD1", 22]);
});

test("a long sheet is parted, each block with its own range", () => {
  const ranges = told(...Array.from({ length: sheetBlock.rows + 1 }, (_, at) => row(at + 1, "x"))).map(([range]) => range);
  expect(ranges).toEqual([`A1:A${sheetBlock.rows}`, `A${sheetBlock.rows + 1}`]);
});

test("what is said of a cell stands after the rows read so far, with its place where it is known", () => {
  const blocks = new SheetBlocks(new WorkbookSize());
  blocks.row(row(1, "a"));
  blocks.comment({ row: 1, column: 2 }, "Check");
  blocks.comment(null, "Somewhere");
  blocks.box("Read me");
  expect(blocks.blocks.map(({ kind, range, text }) => [kind, range, text])).toEqual([
    ["table", "A1", "a"],
    ["note", "B1", "Check"],
    ["note", null, "Somewhere"],
    ["paragraph", null, "Read me"],
  ]);
});

describe("a workbook that is too large", () => {
  test("is refused by what its cells hold, before they fill the memory", () => {
    const size = new WorkbookSize();
    const cell = { row: 1, column: 1, text: "x".repeat(readingLimits.characters / 2) };
    size.add(cell);
    size.add(cell);
    expect(() => size.add({ ...cell, text: "x" })).toThrow(expect.objectContaining({ reason: "too_large" }));
  });
});

test("a sheet without a name has none", () => expect([sheetPart(1, "", []).name, sheetPart(2, "Data", []).name]).toEqual([null, "Data"]));

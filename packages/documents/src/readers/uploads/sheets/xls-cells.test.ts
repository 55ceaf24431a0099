import { describe, expect, test } from "vitest";
import { recordsOf } from "./biff-records.ts";
import { XlsCells } from "./xls-cells.ts";
import { XlsWorkbook } from "./xls-workbook.ts";
import { f64, narrow, record, u16, u32, wide } from "./xls.fixture.ts";

const begin = record(0x809, u16(0x600, 5), Buffer.alloc(12));
const book = new XlsWorkbook(Buffer.concat([begin, record(0xfc, u32(1), u32(1), wide("規制"))]));
const place = (row: number, column: number) => u16(row, column, 0);

function cells(...records: Buffer[]) {
  const read = new XlsCells(book);
  for (const one of recordsOf(Buffer.concat(records))) read.take(one);
  return read.cells.map(({ row, column, text }) => [row, column, text]);
}

describe("a number in four bytes", () => {
  const shown = (bits: number) => cells(record(0x27e, place(0, 0), u32(bits >>> 0)))[0]?.[2];
  const upper = (value: number) => f64(value).readInt32LE(4);

  test.each([
    ["whole", (250 << 2) | 2, "250"],
    ["whole and below zero", (-250 << 2) | 2, "-250"],
    ["in hundredths", (250 << 2) | 3, "2.5"],
    ["the upper half of a fraction", upper(1.5) & ~3, "1.5"],
    ["the upper half of one below zero, in hundredths", (upper(-150) & ~3) | 1, "-1.5"],
  ])("may be %s", (_, bits, text) => expect(shown(bits)).toBe(text));
});

describe("what came of a formula", () => {
  const formula = (row: number, ...result: number[]) => record(0x06, place(row, 0), result, Buffer.alloc(6));

  test("is shown: a truth, an error, or a text that follows in a record of its own", () => {
    expect(
      cells(
        formula(0, 1, 0, 1, 0, 0, 0, 255, 255),
        formula(1, 2, 0, 7, 0, 0, 0, 255, 255),
        formula(2, 0, 0, 0, 0, 0, 0, 255, 255),
        record(0x207, narrow("done")),
      ),
    ).toEqual([
      [1, 1, "TRUE"],
      [2, 1, "#DIV/0!"],
      [3, 1, "done"],
    ]);
  });

  test("is nothing where it is an empty text, and a text that belongs to no formula is passed over", () => {
    expect(cells(formula(0, 3, 0, 0, 0, 0, 0, 255, 255), record(0x207, narrow("stray")))).toEqual([]);
  });
});

test("cells of a row written together stand side by side", () => {
  const together = record(0xbd, u16(4, 2), u16(0), u32((7 << 2) | 2), u16(0), u32((8 << 2) | 2), u16(3));
  expect(cells(together)).toEqual([
    [5, 3, "7"],
    [5, 4, "8"],
  ]);
});

test("a text is the one shared by number, or the cell's own", () => {
  expect(cells(record(0xfd, place(0, 0), u32(0)), record(0x204, place(1, 0), wide("own")), record(0x200, u16(0, 0)))).toEqual([
    [1, 1, "規制"],
    [2, 1, "own"],
  ]);
  expect(() => cells(record(0xfd, place(0, 0), u32(1)))).toThrow(expect.objectContaining({ reason: "damaged" }));
});

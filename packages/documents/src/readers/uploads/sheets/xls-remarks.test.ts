import { expect, test } from "vitest";
import { recordsOf } from "./biff-records.ts";
import { SheetBlocks, WorkbookSize } from "./sheet-blocks.ts";
import { XlsRemarks } from "./xls-remarks.ts";
import { narrow, record, u16, wide } from "./xls.fixture.ts";

const object = (number: number) => record(0x5d, u16(0x15, 18, 0x19, number), Buffer.alloc(16));
const text = (length: number, ...pieces: Buffer[]) =>
  Buffer.concat([record(0x1b6, Buffer.alloc(10), u16(length), Buffer.alloc(6)), ...pieces.map((piece) => record(0x3c, piece))]);
const note = (row: number, column: number, of: number, author: Buffer) => record(0x1c, u16(row, column, 0, of), author, [0]);

function told(...records: Buffer[]) {
  const remarks = new XlsRemarks();
  for (const one of recordsOf(Buffer.concat(records))) remarks.take(one);
  const blocks = new SheetBlocks(new WorkbookSize());
  remarks.tell(blocks);
  return blocks.blocks.map(({ kind, range, text: words }) => [kind, range, words]);
}

test("a comment stands at its cell with its author, who is not named twice", () => {
  expect(
    told(
      object(7),
      text(5, Buffer.from("\0Check")),
      object(8),
      text(8, Buffer.from("\0Bo: Fine")),
      note(2, 1, 7, narrow("Ada")),
      note(0, 0, 8, narrow("Bo")),
    ),
  ).toEqual([
    ["note", "B3", "Ada: Check"],
    ["note", "A1", "Bo: Fine"],
  ]);
});

test("a text of no comment stands in a box, after all comments", () => {
  expect(told(object(1), text(7, Buffer.from("\0Read me")), object(2), text(2, Buffer.from("\0ok")), note(0, 0, 2, narrow("")))).toEqual([
    ["note", "A1", "ok"],
    ["paragraph", null, "Read me"],
  ]);
});

test("a text cut apart goes on in characters of another width, and what follows it is none of it", () => {
  const pieces = [Buffer.from("\0ab"), Buffer.concat([Buffer.from([1]), Buffer.from("規制", "utf16le")]), Buffer.from("\0looks")];
  expect(told(object(1), text(4, ...pieces))).toEqual([["paragraph", null, "ab規制"]]);
});

test("a comment whose text is not in the file says nothing", () => {
  expect(told(note(0, 0, 9, wide("Ada")), object(1), text(3), record(0x5d, u16(0)))).toEqual([]);
});

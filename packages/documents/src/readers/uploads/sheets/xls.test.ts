import { expect, test } from "vitest";
import { readUpload } from "../read-upload.ts";
import { control, partsOf, reasonOf } from "../uploads.fixture.ts";
import { f64, narrow, record, u16, u32, wide, xlsFile } from "./xls.fixture.ts";

const told = async (file: Uint8Array) =>
  (await partsOf(file, "xls")).map(({ name, blocks }) => [name, ...blocks.map(({ range, text }) => `${range}: ${text}`)]);

const place = (row: number, column: number, style = 0) => u16(row, column, style);
const formats = [
  record(0x41e, u16(170), narrow("dd.mm.yyyy")),
  record(0xe0, u16(0, 0), Buffer.alloc(16)),
  record(0xe0, u16(0, 170), Buffer.alloc(16)),
];

test("cells of every kind are shown as the sheet shows them", async () => {
  const strings = record(0xfc, u32(1), u32(1), wide("規制 rule"));
  const cells = [
    record(0xfd, place(0, 0), u32(0)),
    record(0x203, place(0, 1), f64(1.5)),
    record(0x27e, place(0, 2), u32((250 << 2) | 3)),
    record(0xbd, u16(1, 0), u16(0), u32((7 << 2) | 2), u16(1), u32((45_000 << 2) | 2), u16(1)),
    record(0x205, place(1, 2), [1, 0]),
    record(0x06, place(2, 0), [0, 0, 0, 0, 0, 0, 0xff, 0xff], Buffer.alloc(6)),
    record(0x207, narrow("came of it")),
    record(0x06, place(2, 1), f64(4), Buffer.alloc(6)),
    record(0x205, place(2, 2), [0x2a, 1]),
  ];
  expect(await told(xlsFile([...formats, strings], cells))).toEqual([
    ["Data", "A1:C3: 規制 rule\t1.5\t2.5\n7\t2023-03-15\tTRUE\ncame of it\t4\t#N/A"],
  ]);
});

test("a text cut apart between records goes on with characters of another width", async () => {
  const strings = Buffer.concat([
    record(0xfc, u32(2), u32(2), u16(6), [0], Buffer.from("abc")),
    record(0x3c, [1], Buffer.from("déf", "utf16le"), wide("next")),
  ]);
  expect(await told(xlsFile([strings], [record(0xfd, place(0, 0), u32(0)), record(0xfd, place(0, 1), u32(1))]))).toEqual([
    ["Data", "A1:B1: abcdéf\tnext"],
  ]);
});

test("days are counted from 1904 where the workbook says so, and names of streams in capitals do no harm", async () => {
  const cells = [record(0x203, place(0, 0, 1), f64(43_538))];
  expect(await told(xlsFile([record(0x22, u16(1)), ...formats], cells, "WORKBOOK"))).toEqual([["Data", "A1: 2023-03-15"]]);
});

test("comments follow the cells they are about", async () => {
  const cells = [
    record(0x203, place(0, 0), f64(1)),
    record(0x5d, u16(0x15, 18, 0x19, 7), Buffer.alloc(16)),
    record(0x1b6, Buffer.alloc(10), u16(5), Buffer.alloc(6)),
    record(0x3c, [0], Buffer.from("Check")),
    record(0x1c, u16(2, 1, 0, 7), narrow("Ada"), [0]),
  ];
  expect(await told(xlsFile([], cells))).toEqual([["Data", "A1: 1", "B3: Ada: Check"]]);
});

test("a workbook behind a password is encrypted; one that lacks a text of a cell is damaged", async () => {
  const why = async (file: Uint8Array) => reasonOf(await readUpload(file, "xls", control));
  expect(await why(xlsFile([record(0x2f, u16(1, 1))], []))).toBe("encrypted");
  expect(await why(xlsFile([record(0xfc, u32(9), u32(9), narrow("one"))], [record(0xfd, place(0, 0), u32(3))]))).toBe("damaged");
});

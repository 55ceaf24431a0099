import { describe, expect, test } from "vitest";
import { XlsWorkbook } from "./xls-workbook.ts";
import { narrow, record, u16, u32, wide } from "./xls.fixture.ts";

const begin = (version: number) => record(0x809, u16(version, 5), Buffer.alloc(12));
const book = (records: Buffer[], version = 0x600) => new XlsWorkbook(Buffer.concat([begin(version), ...records, record(0x0a)]));
const style = (format: number) => record(0xe0, u16(0, format), Buffer.alloc(16));

test("sheets of cells are listed by name; charts and macros are none", () => {
  const sheet = (name: string, kind: number, at: number) =>
    record(0x85, u32(at), [0, kind], [name.length, 1], Buffer.from(name, "utf16le"));
  expect(book([sheet("規制", 0, 500), sheet("Chart", 2, 600)]).sheets).toEqual([{ name: "規制", at: 500 }]);
});

test("a style has the format it names, that of the program where the file does not state it, and the usual one where it is not known", () => {
  const formats = book([record(0x41e, u16(170), narrow("dd.mm.yyyy")), style(170), style(14)]);
  expect([formats.formatOf(0), formats.formatOf(1), formats.formatOf(99)]).toEqual(["dd.mm.yyyy", "yyyy-mm-dd", "General"]);
});

describe("texts that cells share", () => {
  test("may be fewer than the file counts, unless a cell asks for one of those", () => {
    const counted = book([record(0xfc, u32(9), u32(9), wide("one"))]);
    expect(counted.string(0)).toBe("one");
    expect(() => counted.string(1)).toThrow(expect.objectContaining({ reason: "damaged" }));
  });
});

test("before Excel 97 texts are in the workbook's code page; one that nobody knows is taken for the Western one", () => {
  const old = (page: number) => book([record(0x42, u16(page))], 0x500).codePage;
  expect([old(1251), old(32_768), old(4711)]).toEqual(["cp1251", "macroman", "windows-1252"]);
  expect(book([record(0x42, u16(1200))]).codePage).toBeNull();
});

test("a workbook behind a password is refused as such", () => {
  expect(() => book([record(0x2f, Buffer.alloc(6))])).toThrow(expect.objectContaining({ reason: "encrypted" }));
});

test("a record that goes beyond the end of the file is refused", () => {
  expect(() => new XlsWorkbook(Buffer.concat([begin(0x600), u16(0x85, 60_000), Buffer.alloc(8)]))).toThrow(RangeError);
});

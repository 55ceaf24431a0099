import { describe, expect, test } from "vitest";
import { BiffStrings, shortText } from "./biff-strings.ts";
import { narrow, u16, u32, wide } from "./xls.fixture.ts";

const strings = (data: Buffer, ...continued: Buffer[]) => new BiffStrings({ type: 0xfc, at: 0, data, continued }, 0);

test("texts follow each other, in one byte or two a character; looks and readings of them are passed over", () => {
  const looked = Buffer.concat([u16(3), Buffer.from([8 | 4]), u16(1), u32(2), Buffer.from("abc"), Buffer.alloc(4 + 2)]);
  const texts = strings(Buffer.concat([looked, wide("規制"), narrow("é"), narrow("")]));
  expect([texts.next(), texts.next(), texts.next(), texts.next()]).toEqual(["abc", "規制", "é", ""]);
});

describe("a text cut apart between records", () => {
  test("says anew how its characters are written", () => {
    const texts = strings(Buffer.concat([u16(6), Buffer.from([1]), Buffer.from("規制", "utf16le")]), Buffer.from("\0abcd"), narrow("next"));
    expect([texts.next(), texts.next()]).toEqual(["規制abcd", "next"]);
  });

  test("may be followed by looks that are cut apart as well", () => {
    const texts = strings(
      Buffer.concat([u16(1), Buffer.from([8]), u16(2), Buffer.from("a"), Buffer.alloc(3)]),
      Buffer.concat([Buffer.alloc(5), narrow("b")]),
    );
    expect([texts.next(), texts.next()]).toEqual(["a", "b"]);
  });

  test.each([
    ["that never ends", [u16(60_000), Buffer.from([0]), Buffer.from("abc")]],
    ["within a character", [u16(2), Buffer.from([1]), Buffer.from("abc")]],
    ["whose looks go beyond the file", [u16(1), Buffer.from([4]), u32(0xffff_ffff), Buffer.from("a")]],
    ["before its length", [Buffer.alloc(1)]],
  ])("is refused %s", (_, parts) => expect(() => strings(Buffer.concat(parts)).next()).toThrow(RangeError));
});

test("before Excel 97 a text is in the workbook's code page", () => {
  const bytes = Buffer.from([4, 0xcf, 0xf0, 0xe8, 0x21]);
  expect(shortText(bytes, 0, { lengthBytes: 1, codePage: "windows-1251" })).toBe("При!");
  expect(shortText(wide("При"), 0, { lengthBytes: 2, codePage: null })).toBe("При");
});

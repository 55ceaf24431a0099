import { expect, test } from "vitest";
import { codePageOfCharset, decodeBytes, endsInHalf } from "./rtf-codepages.ts";

test.each([
  [[0xe9], 1252, "é"],
  [[0xcf, 0xf0, 0xe8], 1251, "При"],
  [[0x8a], 10_000, "ä"],
  [[0x8b, 0x4b], 932, "規"],
  [[0xc3, 0xa9], 65_001, "é"],
  [[0xe9], 99_999, "é"],
  [[], 1252, ""],
])("%j in code page %i is %s", (bytes, page, text) => expect(decodeBytes(bytes, page)).toBe(text));

test("a set of characters has its code page; that of signs, and one nobody knows, has none", () => {
  expect([codePageOfCharset(204), codePageOfCharset(0), codePageOfCharset(2), codePageOfCharset(7)]).toEqual([1251, 1252, null, null]);
});

test("the first half of a character of two bytes is known; the second, and any byte of a Western text, is none", () => {
  expect([
    endsInHalf([0x8b], 932),
    endsInHalf([0x8b, 0x4b], 932),
    endsInHalf([0x8b, 0x8b], 932),
    endsInHalf([0x8b, 0x4b, 0x90], 932),
  ]).toEqual([true, false, false, true]);
  expect([endsInHalf([0xb1], 932), endsInHalf([0xb1], 936), endsInHalf([0xe9], 1252), endsInHalf([], 932)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

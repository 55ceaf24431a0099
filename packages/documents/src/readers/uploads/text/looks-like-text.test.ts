import { describe, expect, test } from "vitest";
import { looksLikeText, markOf, unmarkedUtf16 } from "./looks-like-text.ts";

const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("a text", () => {
  test.each([
    ["of letters of any language", Buffer.from("Größe 規制 Приказ")],
    ["with tabs, lines and pages", Buffer.from("a\tb\r\nc\f")],
    ["in UTF-16 with its mark", Buffer.from("\ufeff規制", "utf16le")],
    ["in UTF-16 without a mark", Buffer.from("The sponsor keeps it.", "utf16le")],
    ["with a stray control character, as old programs end files", Buffer.from("Words\u001a\u0000")],
    ["that is empty", Buffer.alloc(0)],
  ])("is one %s", (_, bytes) => expect(looksLikeText(bytes)).toBe(true));

  test.each([
    ["of zeros", Buffer.alloc(200)],
    ["of a program for Unix", Buffer.from("\u007fELF" + "x".repeat(200))],
    ["of a program for Windows", Buffer.from("MZ\u0001" + "x".repeat(200))],
    ["with many control characters", Buffer.from("ab\u0001".repeat(100))],
  ])("is none %s", (_, bytes) => expect(looksLikeText(bytes)).toBe(false));
});

test("a mark names the encoding, and a part of one names none", () => {
  expect(
    [Buffer.from("\ufeffa"), Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff]), Buffer.from([0xef, 0xbb]), Buffer.alloc(0)].map(markOf),
  ).toEqual(["utf-8", "utf-16le", "utf-16be", null, null]);
});

test("UTF-16 without a mark is known by its zeros and their side; a few letters tell nothing", () => {
  expect(unmarkedUtf16(Buffer.from("The sponsor", "utf16le"))).toBe("utf-16le");
  expect(unmarkedUtf16(bigEndian("The sponsor"))).toBe("utf-16be");
  expect([
    unmarkedUtf16(Buffer.from("abc", "utf16le")),
    unmarkedUtf16(Buffer.alloc(64)),
    unmarkedUtf16(Buffer.from("The sponsor")),
  ]).toEqual([null, null, null]);
});

import { describe, expect, test } from "vitest";
import { count, filled, flag, KnownDate, text, WebAddress } from "./fields.ts";

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe("text", () => {
  test.each([
    ["with a NUL", "a\u0000b"],
    ["with half of a character", "a\ud800"],
    ["longer than allowed", "x".repeat(11)],
  ])("%s is refused", (_, value) => {
    expect([takes(text(10), value), takes(filled(10), value)]).toEqual([false, false]);
  });

  test("that only looks filled is refused where something must stand", () => {
    expect(["", "  ", "\n\t"].map((value) => [takes(text(10), value), takes(filled(10), value)])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  test("in any script, with signs of two units, is taken as it is", () => {
    expect(filled(20).parse(" Ω 医疗 😀 ")).toBe(" Ω 医疗 😀 ");
  });
});

test.each([
  ["https://www.ecfr.gov/current", true],
  ["http://127.0.0.1:3000/a?b=c", true],
  ["javascript:alert(1)", false],
  ["file:///etc/passwd", false],
  ["www.ecfr.gov", false],
  [`https://example.org/${"x".repeat(5000)}`, false],
])("%s as a link of a source: %s", (address, isTaken) => {
  expect(takes(WebAddress, address)).toBe(isTaken);
});

test("a flag is the same over both transports, and nothing else passes for one", () => {
  expect([true, "true", "1", false, "false", "0"].map((value) => flag().parse(value))).toEqual([true, true, true, false, false, false]);
  expect(["yes", "", 1, null].map((value) => takes(flag(), value))).toEqual([false, false, false, false]);
});

test("a count may arrive as text, within its bounds and whole", () => {
  expect(count(1, 100).parse("25")).toBe(25);
  expect(["0", "101", "2.5", "many", "", [1], null, true].filter((value) => takes(count(0, 100), value))).toEqual(["0"]);
  expect(["0", "101", "2.5"].filter((value) => takes(count(1, 100), value))).toEqual([]);
});

test.each([
  ["2026", true],
  ["2026-11", true],
  ["2026-11-22", true],
  ["2026-13", false],
  ["2026-02-30", false],
  ["2026-11-2", false],
  ["26", false],
  ["November 2026", false],
])("a date known to the year, the month or the day: %s", (date, isTaken) => {
  expect(takes(KnownDate, date)).toBe(isTaken);
});

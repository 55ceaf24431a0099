import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";

test("a line each, and what holds commas, quotes or line breaks stands in quotes", () => {
  expect(
    csvLines([
      ["Clause", "Why"],
      ["21 CFR 820.35", 3],
      ['a, "b"', "c\nd"],
      ["one; two", ""],
    ]),
  ).toBe('Clause,Why\r\n21 CFR 820.35,3\r\n"a, ""b""","c\nd"\r\none; two,\r\n');
});

test.each(["=1+1", "+49 30 1234", "-2+3", "@SUM(A1)", "\t=1", "＝1+1", "＋1", "－1", "＠A1"])("%j is text to a spreadsheet", (text) => {
  expect(csvLines([[text]])).toBe(`'${text}\r\n`);
});

test("a formula behind a line break, or with commas, is text too", () => {
  expect(csvLines([["\r=1+1", '=HYPERLINK("https://example.org", "x")']])).toBe(
    `"'\r=1+1","'=HYPERLINK(""https://example.org"", ""x"")"\r\n`,
  );
});

test("numbers stay numbers", () => {
  expect(csvLines([[-2, 0.5]])).toBe("-2,0.5\r\n");
});

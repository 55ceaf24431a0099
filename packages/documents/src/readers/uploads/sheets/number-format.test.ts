import { expect, test } from "vitest";
import { builtInFormat, shownNumber } from "./number-format.ts";

test.each([
  [0.1 + 0.2, "General", "0.3"],
  [1234.5, "General", "1234.5"],
  [1234.5, "#,##0.00", "1,234.50"],
  [-1234.5, "#,##0.00_);(#,##0.00)", "(1,234.50)"],
  [-3, '0.0" mg"', "-3.0 mg"],
  [0.256, "0.0%", "25.6%"],
  [0.5, "0%", "50%"],
  [12_345, "0.00E+00", "1.23E+04"],
  [5, "[$€-407] #,##0.00", "€ 5.00"],
  [5, "[Red]0", "5"],
  [7, "000", "007"],
  [1.5, "0.##", "1.5"],
  [2, "0.##", "2"],
  [1_500_000, '0.0,,"M"', "1.5M"],
  [0, '0;-0;"none"', "none"],
  [5_551_234, "000-0000", "5551234"],
  [3, "General", "3"],
  [3, '"Lot "General', "Lot 3"],
  [45_000, "m/d/yyyy", "2023-03-15"],
  [45_000.75, "yyyy-mm-dd hh:mm", "2023-03-15 18:00"],
  [45_000, "mmm yyyy", "2023-03"],
  [45_000, "[$-409]d-mmm-yy;@", "2023-03-15"],
  [0.5, "h:mm AM/PM", "12:00"],
  [0.500_011_574, "mm:ss", "12:00:01"],
  [1.5, "[h]:mm", "36:00"],
  [1, "yyyy-mm-dd", "1900-01-01"],
  [-1, "yyyy-mm-dd", "-1"],
])("%f as %s is %s", (value, format, shown) => expect(shownNumber(value, format, false)).toBe(shown));

test("where days are counted from 1904 a date lies four years and a day later", () => {
  expect(shownNumber(43_538, "yyyy-mm-dd", true)).toBe("2023-03-15");
});

test("formats that a file need not state are known by their number", () => {
  expect([0, 9, 14, 31, 164].map(builtInFormat)).toEqual(["General", "0%", "yyyy-mm-dd", "yyyy-mm-dd", "General"]);
});

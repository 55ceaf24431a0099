import { expect, test } from "vitest";
import { listNumber } from "./number-words.ts";

test.each([
  [4, "decimal", "4"],
  [4, "decimalZero", "04"],
  [4, "lowerRoman", "iv"],
  [1999, "upperRoman", "MCMXCIX"],
  [26, "lowerLetter", "z"],
  [28, "upperLetter", "BB"],
  [22, "ordinal", "22nd"],
  [12, "ordinal", "12th"],
  [3, "aFormatOfLaterYears", "3"],
  [3, "toString", "3"],
  [3, "bullet", null],
])("%i as %s is %s", (value, format, text) => expect(listNumber(value, format)).toBe(text));

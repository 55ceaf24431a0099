import { expect, test } from "vitest";
import { partLines, regulationLines, standardLines } from "./line-kinds.ts";

test.each([
  ["880.5725", "880.5725"],
  ["21 CFR 880.5725", "880.5725"],
  ["21cfr§880.5725", "880.5725"],
  ["880", null],
  ["pump", null],
])("%s is the section %s", (line, section) => {
  expect(regulationLines.read(line)).toBe(section);
});

test.each([
  ["21 CFR 820", "21 CFR 820"],
  ["21 cfr part 820", "21 CFR 820"],
  ["45 CFR 46", "45 CFR 46"],
  ["820", null],
])("%s is the part %s", (line, part) => {
  expect(partLines.read(line)).toBe(part);
});

test.each([
  ["ISO 14971:2019", { identifier: "ISO 14971", year: 2019 }],
  ["IEC 60601-1-8", { identifier: "IEC 60601-1-8", year: null }],
  ["EN ISO 13485 : 2016", { identifier: "EN ISO 13485", year: 2016 }],
])("%s is read with its year", (line, standard) => {
  expect(standardLines.read(line)).toEqual(standard);
});

test("a standard is written as it is read", () => {
  expect(standardLines.write({ identifier: "ISO 14971", year: 2019 })).toBe("ISO 14971:2019");
  expect(standardLines.write({ identifier: "ISO 14971", year: null })).toBe("ISO 14971");
});

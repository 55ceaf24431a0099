import { describe, expect, it, test } from "vitest";
import { classesIn, placeOf, placesIn, sameStandard, standardsIn, touches } from "./citations.ts";

const places = (text: string) => placesIn(text).map(({ citation }) => citation);

test.each([
  ["21 CFR Part 820", ["21 CFR 820"]],
  ["21 CFR § 820.30", ["21 CFR 820.30"]],
  ["Title 21, Parts 800 to 898", ["21 CFR 800 to 898"]],
  ["21 CFR Parts 800–898", ["21 CFR 800 to 898"]],
  ["21 CFR 11 and MDR Article 61", ["21 CFR 11", "EU MDR Article 61"]],
  ["Part 3 of the guidance", []],
  ["", []],
])("“%s” names %j", (text, expected) => {
  expect(places(text)).toEqual(expected);
});

describe("a place touches", () => {
  it.each([
    ["21 CFR 820.30", "21 CFR 820", true],
    ["21 CFR 820", "21 CFR 820.30", true],
    ["21 CFR 820.3", "21 CFR 820.30", false],
    ["21 CFR 82", "21 CFR 820", false],
    ["EU MDR Article 61(4)", "EU MDR Article 61", true],
    ["EU MDR Article 61", "EU MDR Article 6", false],
    ["EU MDR Article 61", "21 CFR 820", false],
  ])("%s and %s: %s", (place, cited, expected) => {
    expect(touches(placeOf(place), cited)).toBe(expected);
  });

  it("each part of a range from its first to its last", () => {
    const [range] = placesIn("21 CFR Parts 800-898");
    if (range === undefined) throw new Error("there is no range");
    expect(["21 CFR 799", "21 CFR 800", "21 CFR 898.12", "21 CFR 899"].map((cited) => touches(range, cited))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test("standards are named by their numbers, whoever took them over", () => {
  expect(standardsIn("EN ISO 10993-1:2020 and IEC 62304, not ISO alone")).toEqual(["ISO 10993-1", "IEC 62304"]);
});

test.each([
  ["ISO 10993-1", "EN ISO 10993-1:2020", true],
  ["ISO 10993", "ISO 10993-5", true],
  ["ISO 10993-1", "ISO 10993-18", false],
  ["ISO 13485", "IEC 13485", false],
  ["ISO", "ISO", false],
])("%s and %s are of one standard: %s", (one, other, expected) => {
  expect(sameStandard(one, other)).toBe(expected);
});

test("classes are read from a list, and a word of the same letters is none", () => {
  expect(classesIn("Class III and IV devices")).toEqual(["III", "IV"]);
  expect(classesIn("Classes IIa, IIb or III")).toEqual(["IIa", "IIb", "III"]);
  expect(classesIn("Class D in vitro diagnostics")).toEqual(["D"]);
  expect([classesIn("a new class of devices"), classesIn("classical devices"), classesIn("")]).toEqual([[], [], []]);
});

import { expect, test } from "vitest";
import { readIdentifiers, readVersion } from "./identity.ts";
import { lines } from "./lines.fixture.ts";

const numbers = (...texts: string[]) => readIdentifiers(lines(...texts)).map(({ value }) => value);
const versions = (...texts: string[]) => readVersion(lines(...texts)).map(({ value }) => value);

test.each([
  ["NCT01234567", "ClinicalTrials.gov: NCT01234567"],
  ["EU CT number: 2023-512345-12-00", "EU CT number: 2023-512345-12-00"],
  ["EudraCT 2016-004152-30", "EudraCT: 2016-004152-30"],
  ["IND No. 123,456", "IND: 123,456"],
  ["IDE G210034", "IDE: G210034"],
  ["CIV-DE-23-01-041234", "CIV-ID: CIV-DE-23-01-041234"],
])("the number of the study is read in “%s”", (text, value) => {
  expect(numbers(`Study number\t${text}`)).toEqual([value]);
});

test("a number is told once, and those of other studies further on are not told", () => {
  expect(numbers("NCT01234567", "NCT01234567 again")).toEqual(["ClinicalTrials.gov: NCT01234567"]);
  expect(numbers("One", "Two", "Three", "The study NCT07654321 found it.")).toEqual([]);
});

test.each(["NCT0123456", "G21003", "2016-104152-30", "12 of 40", ""])("“%s” is no number of a study", (text) => {
  expect(numbers(text)).toEqual([]);
});

test("the version is read beside its label, and in the line of a title page", () => {
  expect(versions("Version: 2.0")).toContain("Version: 2.0");
  expect(versions("Protocol ABC-301, Version 2.0, 3 May 2026")).toContain("Version 2.0");
});

test("a label without a number, and what stands on later pages, tell no version", () => {
  expect(versions("Version: final")).toEqual([]);
  expect(versions("One", "Two", "Three", "Version: 2.0")).toEqual([]);
});

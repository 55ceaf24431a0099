import { expect, test } from "vitest";
import { builtInFamilyParts, builtInLetterFamilies, builtInLetters } from "./warning-letters.ts";

const letters = builtInLetters();

test("at least 200 letters are built in, to makers of devices, drugs and biologics alike, and none on tobacco", () => {
  expect(letters.length).toBeGreaterThanOrEqual(200);
  for (const kind of ["device", "drug", "biologic"] as const)
    expect(letters.filter(({ product_kind }) => product_kind.includes(kind)).length).toBeGreaterThan(50);
  expect(letters.filter(({ subject, issuing_office }) => /tobacco/i.test(subject + issuing_office))).toEqual([]);
});

test("every letter has an address of its own, and a day on which it was posted that is not before it was written", () => {
  expect(new Set(letters.map(({ url }) => url)).size).toBe(letters.length);
  expect(letters.filter(({ letter_date, posted_date }) => posted_date !== null && posted_date < letter_date).map(({ url }) => url)).toEqual(
    [],
  );
});

test("the address of a letter ends with its number and its day", () => {
  const wrong = letters.filter(({ marcs_cms, letter_date, url }) => {
    const [year, month, day] = letter_date.split("-");
    return marcs_cms !== null && !url.endsWith(`-${marcs_cms}-${month}${day}${year}`);
  });
  expect(wrong.map(({ url }) => url)).toEqual([]);
});

test("the table of families is read whole, and families that stand under a part are among them", () => {
  const rules = builtInLetterFamilies();
  expect(rules).toHaveLength(17);
  expect(rules[0]).toEqual({ family: "compounding", words: ["compounding"], group: "any", office: null });
  expect(rules[5]).toEqual({ family: "promotion", words: [], group: "any", office: "Prescription Drug Promotion" });
  const families = new Set(rules.map(({ family }) => family));
  expect(builtInFamilyParts().filter(({ family }) => !families.has(family))).toEqual([]);
});

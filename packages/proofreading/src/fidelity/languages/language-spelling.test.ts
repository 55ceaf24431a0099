import { describe, expect, it, test } from "vitest";
import { numbersOf, withHundreds } from "./language-spelling.ts";
import { spellings } from "./spellings.ts";

describe("numbers in words", () => {
  it("are counted from zero, with all spellings of one, and tens joined with ones", () => {
    const numbers = numbersOf("nil one/an two", "twain thrice", (ten, one) => [`${ten}-${one}`]);
    expect([numbers.get("nil"), numbers.get("an"), numbers.get("twain"), numbers.get("thrice-two")]).toEqual([0, 1, 20, 32]);
  });

  it("keep their first meaning where two are joined to one word", () => {
    const numbers = numbersOf("nil one", "one twain", () => ["same"]);
    expect(numbers.get("same")).toBe(21);
  });

  it("go on to 199, and to whole hundreds beyond", () => {
    const numbers = withHundreds(
      new Map([
        ["zero", 0],
        ["two", 2],
      ]),
      "a_hundred two_hundred",
      (hundred, rest) => [`${hundred} ${rest}`],
    );
    expect(Object.fromEntries(numbers)).toEqual({ zero: 0, two: 2, "a hundred": 100, "a hundred two": 102, "two hundred": 200 });
  });
});

test.each(Object.entries(spellings))("all patterns of %s are patterns, without groups that capture", (_, language) => {
  const patterns = [
    ...language.months,
    ...Object.values(language.units),
    ...Object.values(language.places),
    ...Object.values(language.placesBehind),
    language.range,
    ...language.scales.map(([words]) => words),
  ];
  const groups = patterns.map((pattern) => new RegExp(`${pattern}|`, "iu").exec("")?.length);
  expect(new Set(groups)).toEqual(new Set([1]));
  expect([0, 12]).toContain(language.months.length);
});

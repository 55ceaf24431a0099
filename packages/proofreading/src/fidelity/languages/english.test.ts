import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { english } from "./english.ts";

test.each([
  ["twenty-one", 21],
  ["twenty one", 21],
  ["a hundred", 100],
  ["one hundred and eighty", 180],
  ["one hundred eighty", 180],
  ["nine hundred", 900],
])("%s is %i", (words, value) => {
  expect(english.numbers.get(words)).toBe(value);
});

test.each([
  ["within one hundred twenty days", "120 days"],
  ["within one hundred and twenty days", "120 days"],
  ["a twenty-day period", "20 days"],
  ["for eighteen months", "18 months"],
])("“%s” gives %s", (text, said) => {
  const [figure] = readFigures(text, "en").figures;
  expect(figure?.readings).toEqual(readFigures(said, "en").figures[0]?.readings);
});

test("a word within another is no number", () => {
  expect(readFigures("often, weight and stone", "en").figures).toEqual([]);
});

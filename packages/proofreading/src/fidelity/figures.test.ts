import { expect, test } from "vitest";
import { readFigures } from "./figures.ts";

const figures = (text: string, language: Parameters<typeof readFigures>[1] = "en") =>
  readFigures(text, language).figures.map(({ kind, text: written }) => `${kind}: ${written}`);

test.each([
  ["See K201234 and COVID-19.", ["identifier: K201234", "identifier: COVID-19"]],
  ["on May 17, 2021", ["date: May 17, 2021"]],
  ["on 17 May of each year", ["date: 17 May"]],
  ["2 to 8 °C", ["quantity: 2", "quantity: 8 °C"]],
  ["12 of them", ["number: 12"]],
  ["Article 10(9)", ["citation: 10", "number: 9"]],
  ["", []],
])("“%s” holds %j", (text, expected) => {
  expect(figures(text)).toEqual(expected);
});

test("zeros before a number do not count, and zeros alone do", () => {
  const readings = (text: string) => readFigures(text, "en").figures[0]?.readings;
  expect([readings("No. 007 of it"), readings("No. 000 of it")]).toEqual([["7"], ["000"]]);
});

test("figures of a day that could be either are read as both", () => {
  expect(readFigures("on 05/06/2021", "en").figures[0]?.readings).toEqual(["2021-05-06", "2021-06-05"]);
});

test("thousands with a point are also read as a clause where a comma parts fractions", () => {
  expect(readFigures("820.100", "de").figures[0]?.readings).toEqual(["820.100", "820100"]);
  expect(readFigures("820.100", "en").figures[0]?.readings).toEqual(["820.100"]);
});

test("a number keeps what it is of, the letter behind it and the name before it", () => {
  expect(readFigures("Article 10a", "en").figures[0]).toMatchObject({ family: "clause", suffix: "a", prefix: "" });
  expect(readFigures("l'article 10 bis", "fr").figures[0]).toMatchObject({ suffix: "a" });
  expect(readFigures("DORS 98", "fr").figures[0]).toMatchObject({ prefix: "SOR" });
});

test("a letter that begins the next word is no unit", () => {
  expect(figures("les articles 68 s'appliquent", "fr")).toEqual(["citation: 68"]);
});

test("figures are given in the text's order, each letter of it once", () => {
  const read = readFigures("K201234, 5 mg, 12 May 2021, Article 3, 5–10 mm", "en").figures;
  expect(read.map(({ start }) => start)).toEqual(read.map(({ start }) => start).toSorted((one, other) => one - other));
  expect(read.every(({ end }, nth) => end <= (read[nth + 1]?.start ?? Number.POSITIVE_INFINITY))).toBe(true);
});

import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { italian } from "./italian.ts";

const readings = (text: string, language: "it" | "en" = "it") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["ventuno", 21],
  ["ventotto", 28],
  ["ventitré", 23],
  ["trentatre", 33],
  ["centoventi", 120],
  ["novecento", 900],
])("%s is %i", (words, value) => {
  expect(italian.numbers.get(words)).toBe(value);
});

test.each([
  ["il 1º agosto 2021", "on 1 August 2021"],
  ["il 17.5.2021", "on 17 May 2021"],
  ["1.500,5 mg", "1,500.5 mg"],
  ["entro ventitré giorni", "within 23 days"],
  ["da 2 a 8 °C", "from 2 to 8 °C"],
  ["dieci per cento", "10 %"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["all’allegato 3", "annex"],
  ["dell’articolo 10", "clause"],
  ["al capitolo 2", "division"],
  ["di classe 3", "class"],
  ["la tabella 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "it").figures[0]?.family).toBe(family);
});

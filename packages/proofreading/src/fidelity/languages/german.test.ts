import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { german } from "./german.ts";

const readings = (text: string, language: "de" | "en" = "de") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["einundzwanzig", 21],
  ["neunundneunzig", 99],
  ["dreißig", 30],
  ["hundertzwanzig", 120],
  ["neunhundert", 900],
])("%s is %i", (words, value) => {
  expect(german.numbers.get(words)).toBe(value);
});

test.each([
  ["am 1. März 2021", "on 1 March 2021"],
  ["am 17.05.2021", "on 17 May 2021"],
  ["im Jänner 2022", "in January 2022"],
  ["1.500,5 mg", "1,500.5 mg"],
  ["innerhalb von dreißig Tagen", "within 30 days"],
  ["2 bis 8 °C", "2 to 8 °C"],
  ["12 v. H.", "12 %"],
  ["5 Mio. Euro", "5 million euros"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["Anhang 3", "annex"],
  ["gemäß Artikel 10", "clause"],
  ["in Kapitel 2", "division"],
  ["der Klasse 3", "class"],
  ["siehe Tabelle 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "de").figures[0]?.family).toBe(family);
});

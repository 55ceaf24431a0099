import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { french } from "./french.ts";

const readings = (text: string, language: "fr" | "en" = "fr") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["vingt et un", 21],
  ["soixante et onze", 71],
  ["soixante-dix", 70],
  ["septante-deux", 72],
  ["quatre-vingts", 80],
  ["quatre-vingt-un", 81],
  ["quatre-vingt-dix-neuf", 99],
  ["cent vingt", 120],
  ["neuf cents", 900],
])("%s is %i", (words, value) => {
  expect(french.numbers.get(words)).toBe(value);
});

test.each([
  ["le 1er août 2021", "on 1 August 2021"],
  ["du 17/05/2021", "of 17 May 2021"],
  ["1 500,5 mg", "1,500.5 mg"],
  ["dans les trente jours", "within 30 days"],
  ["de 2 à 8 °C", "from 2 to 8 °C"],
  ["quatre-vingt-dix pour cent", "90 %"],
  ["2 Go", "2 GB"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["l’annexe 3", "annex"],
  ["l’article 10", "clause"],
  ["au chapitre 2", "division"],
  ["de classe 3", "class"],
  ["le tableau 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "fr").figures[0]?.family).toBe(family);
});

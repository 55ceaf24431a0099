import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { spanish } from "./spanish.ts";

const readings = (text: string, language: "es" | "en" = "es") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["veintiuno", 21],
  ["veintiún", 21],
  ["veintiuna", 21],
  ["treinta y un", 31],
  ["ciento veinte", 120],
  ["doscientas", 200],
  ["novecientos", 900],
])("%s is %i", (words, value) => {
  expect(spanish.numbers.get(words)).toBe(value);
});

test.each([
  ["el 1 de agosto de 2021", "on 1 August 2021"],
  ["el 17/05/2021", "on 17 May 2021"],
  ["1.500,5 mg", "1,500.5 mg"],
  ["en veintiún días", "within 21 days"],
  ["durante veintiuna semanas", "for 21 weeks"],
  ["de 2 a 8 °C", "from 2 to 8 °C"],
  ["diez por ciento", "10 %"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["el anexo 3", "annex"],
  ["del artículo 10", "clause"],
  ["el capítulo 2", "division"],
  ["de clase 3", "class"],
  ["la tabla 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "es").figures[0]?.family).toBe(family);
});

import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { portuguese } from "./portuguese.ts";

const readings = (text: string, language: "pt" | "en" = "pt") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["vinte e um", 21],
  ["dezesseis", 16],
  ["dezasseis", 16],
  ["cento e vinte", 120],
  ["duzentas", 200],
  ["novecentos", 900],
])("%s is %i", (words, value) => {
  expect(portuguese.numbers.get(words)).toBe(value);
});

test.each([
  ["em 1º de agosto de 2021", "on 1 August 2021"],
  ["em 17/05/2021", "on 17 May 2021"],
  ["1.500,5 mg", "1,500.5 mg"],
  ["em trinta dias", "within 30 days"],
  ["de 2 a 8 °C", "from 2 to 8 °C"],
  ["2 mil milhões de bytes", "2 billion bytes"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["o anexo 3", "annex"],
  ["do artigo 10", "clause"],
  ["no capítulo 2", "division"],
  ["de classe 3", "class"],
  ["o quadro 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "pt").figures[0]?.family).toBe(family);
});

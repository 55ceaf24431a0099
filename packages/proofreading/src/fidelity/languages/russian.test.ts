import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { russian } from "./russian.ts";

const readings = (text: string, language: "ru" | "en" = "ru") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["двадцать один", 21],
  ["тридцати", 30],
  ["сорока", 40],
  ["сто двадцать", 120],
  ["девятьсот", 900],
])("%s is %i", (words, value) => {
  expect(russian.numbers.get(words)).toBe(value);
});

test.each([
  ["17 мая 2021 г.", "17 May 2021"],
  ["в марте 2021 года", "in March 2021"],
  ["17.05.2021", "17 May 2021"],
  ["1500,5 мг", "1,500.5 mg"],
  ["в течение тридцати дней", "within 30 days"],
  ["от 2 до 8 °С", "from 2 to 8 °C"],
  ["5 мл/мин", "5 ml/min"],
  ["5 мг/кг", "5 mg/kg"],
  ["120 мм рт. ст.", "120 mmHg"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["в приложении 3", "annex"],
  ["по статье 10", "clause"],
  ["в главе 2", "division"],
  ["класса 3", "class"],
  ["в таблице 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "ru").figures[0]?.family).toBe(family);
});

import { expect, test } from "vitest";
import { readFigures } from "../figures.ts";
import { korean } from "./korean.ts";

const readings = (text: string, language: "ko" | "en" = "ko") => readFigures(text, language).figures.map((figure) => figure.readings[0]);

test.each([
  ["한", 1],
  ["세", 3],
  ["열", 10],
])("%s is %i", (word, value) => {
  expect(korean.numbers.get(word)).toBe(value);
});

test.each([
  ["2021년 5월 17일", "17 May 2021"],
  ["2021년 5월", "May 2021"],
  ["1,500.5밀리그램", "1,500.5 mg"],
  ["30일 이내에", "within 30 days"],
  ["2~8 °C", "2 to 8 °C"],
  ["영하 섭씨 20도", "-20 °C"],
  ["10퍼센트", "10 %"],
  ["3만 바이트", "30,000 bytes"],
])("“%s” says what “%s” says", (text, english) => {
  expect(readings(text)).toEqual(readings(english, "en"));
});

test.each([
  ["별표 3", "annex"],
  ["제10조", "clause"],
  ["제2장", "division"],
  ["3등급", "class"],
  ["표 4", "table"],
])("the number of “%s” is that of one %s", (text, family) => {
  expect(readFigures(text, "ko").figures[0]?.family).toBe(family);
});

import { expect, test } from "vitest";
import { readFigures } from "./figures.ts";
import type { Language } from "./languages/language-spelling.ts";
import { foreignLetters, isOfOtherScript, lettersIn, namesLetter, romansIn, signsIn, wordNumbersIn } from "./side-marks.ts";

const read = (text: string, language: Language = "en") => readFigures(text, language);
const values = (marks: readonly { value: string }[]) => marks.map(({ value }) => value);

test("numbers in words count from two on, and not within other words", () => {
  expect(values(wordNumbersIn(read("one of two, or twenty-one, but often none")))).toEqual(["2", "21"]);
  expect(values(wordNumbersIn(read("deux ou quatre-vingt-un", "fr")))).toEqual(["2", "81"]);
  expect(wordNumbersIn(read("两个", "zh"))).toEqual([]);
});

test("a number in words stands where the text has it", () => {
  const text = "Es\u00ad sind zwölf.";
  expect(wordNumbersIn(read(text, "de")).map(({ start, end }) => text.slice(start, end))).toEqual(["zwölf"]);
});

test("Roman figures have their values, with the letter of a class", () => {
  expect(values(romansIn(read("Annex XIV, class IIb, Phase IV"), true))).toEqual(["14", "2b", "4"]);
});

test("a letter that is only a word is no Roman figure where it must number something", () => {
  expect(romansIn(read("I see X and the MIX"), true)).toEqual([]);
  expect(values(romansIn(read("I see"), false))).toEqual(["1"]);
  expect(values(romansIn(read("класс IIa", "ru"), true))).toEqual(["2a"]);
});

test("letters of a list are told in brackets or before one", () => {
  expect(values(lettersIn(read("(a) one, f) two, (iv) three, word(s)")))).toEqual(["a", "f", "iv"]);
  expect(foreignLetters(read("(а) раз, б) два", "ru"))).toBe(2);
});

test("a letter is also named by the words of a language", () => {
  expect(namesLetter(read("Buchstabe a gilt", "de"), "a")).toBe(true);
  expect(namesLetter(read("10 a gilt", "de"), "a")).toBe(true);
  expect(namesLetter(read("Das alte gilt", "de"), "a")).toBe(false);
});

test("signs of comparison and currency are marks", () => {
  expect(values(signsIn(read("≤ 5 and £3 > €2")))).toEqual(["≤", "£", ">", "€"]);
  expect(["ru", "zh", "de"].map((language) => isOfOtherScript({ language: language as Language }))).toEqual([true, true, false]);
});

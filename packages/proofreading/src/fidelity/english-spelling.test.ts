import { expect, test } from "vitest";
import { inEnglishSpelling } from "./english-spelling.ts";
import type { Language } from "./languages/language-spelling.ts";

const english = (text: string, language: Language) => inEnglishSpelling(text, language).plain;

test.each<[Language, string, string]>([
  ["de", "1.234.567,89 kg", "1234567.89 kg"],
  ["fr", "12 345,6 mg", "12345.6 mg"],
  ["en", "1,234,567.89 kg", "1234567.89 kg"],
  ["zh", "１２３％", "123%"],
  ["ja", "三十日", "30 days"],
  ["zh", "百分之五", "5%"],
  ["zh", "第十条", "10"],
  ["ko", "섭씨 20도", "20 °C"],
  ["es", "17 de mayo de 2021", "17 May 2021"],
])("%s: “%s” holds %s", (language, text, expected) => {
  expect(english(text, language)).toContain(expected);
});

test.each<[Language, string]>([
  ["de", "820.100"],
  ["de", "1,2-Dichlorethan"],
  ["fr", "ISO 14971:2019"],
  ["de", "32.13.2021"],
  ["en", "1,23"],
])("%s: “%s” is left as it is written", (language, text) => {
  expect(english(text, language)).toBe(text);
});

test("a month without a day, and a day without a year, are dates too", () => {
  expect(english("im Mai 2021", "de")).toContain("May 2021");
  expect(english("am 3. Mai", "de")).toContain("3 May");
});

test("what was rewritten stands where the text has it", () => {
  const text = "Frist: dreißig\u00a0Tage.";
  const { plain, anchor } = inEnglishSpelling(text, "de");
  const at = plain.indexOf("30");
  const { start, end } = anchor(at, at + 2);
  expect(text.slice(start, end)).toBe("dreißig");
});

test("an empty text stays empty in each language", () => {
  expect((["en", "de", "fr", "es", "it", "pt", "ru", "zh", "ja", "ko"] as const).map((language) => english("", language)).join("")).toBe(
    "",
  );
});

import { expect, test } from "vitest";
import type { Language } from "./languages/language-spelling.ts";
import { familyAt } from "./places.ts";

/** The family of the last number of some words. */
const family = (words: string, language: Language = "en") => {
  const start = words.search(/\d+\D*$/);
  const end = start + (/^\d+/.exec(words.slice(start))?.[0].length ?? 0);
  return familyAt(words, { start, end }, language);
};

test.each([
  ["Article 10", "clause"],
  ["§ 10", "clause"],
  ["Annex 3", "annex"],
  ["Part 11", "division"],
  ["Phase 3", "class"],
  ["Form 7", "table"],
  ["Articles 2, 3 and 10", "clause"],
  ["Annexes (2", "annex"],
])("what is numbered in “%s” is a %s", (words, expected) => {
  expect(family(words)).toBe(expected);
});

test.each(["it took 10 days", "particle 10", "Article of 10 people", "10"])("nothing is numbered in “%s”", (words) => {
  expect(family(words)).toBeNull();
});

test("in languages that put it behind, the word behind the number counts first", () => {
  expect([family("제10조", "ko"), family("第10章", "zh"), family("附属書 10", "ja"), family("第10条", "ja")]).toEqual([
    "clause",
    "division",
    "annex",
    "clause",
  ]);
});

import { expect, test } from "vitest";
import { fitTranslation, translationFile } from "./translation-model.ts";

const pairs = [
  ...["kids in our study", "is a trial with kids fine", "dosing kids"].map((asked) => ({ asked, passage: "pediatric subjects" })),
  ...["old folks in our study", "a trial with old folks", "dosing old folks"].map((asked) => ({ asked, passage: "geriatric subjects" })),
];
const settings = { rounds: 6, least: 2, leastChance: 0.01 };

test("what people say for a word of the rules is learned from where both stand together, and only there", () => {
  const { chances } = fitTranslation(pairs, settings);
  expect(chances.get("kid")?.get("pediatr") ?? 0).toBeGreaterThan(0.3);
  expect(chances.get("kid")?.get("geriatr") ?? 0).toBeLessThan(0.05);
});

test("words that hardly anybody says are left out", () => {
  expect(fitTranslation(pairs, { ...settings, least: 4 }).asked.has("kid")).toBe(false);
});

test("a file holds a row for each chance", () => {
  const { rows, asked, passages } = translationFile(fitTranslation(pairs, settings));
  expect(rows).toHaveLength(Object.keys(asked).length);
  expect(passages).toContain("pediatr");
});

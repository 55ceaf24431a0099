import { expect, test } from "vitest";
import { builtInGlossary, builtInGlossaryActs, builtInGlossaryLeftOut, builtInGlossaryPhrases } from "./glossary.ts";

const terms = builtInGlossary();
const acts = builtInGlossaryActs();

test("at least 120 terms stand in both versions of the Medical Devices Regulations of Canada", () => {
  const both = terms.filter(({ act, words }) => act === "SOR/98-282" && words.en !== undefined && words.fr !== undefined);
  expect(both.length).toBeGreaterThanOrEqual(120);
});

test("every term, phrase and omission names a known act", () => {
  const known = new Set(acts.map(({ act }) => act));
  for (const { act } of [...terms, ...builtInGlossaryPhrases(), ...builtInGlossaryLeftOut()]) expect(known).toContain(act);
});

test("every term has its English words and those of another language, and stands once in its act", () => {
  const spelled = terms.map(({ act, words }) => [act, ...Object.entries(words).flat()].join("|").toLowerCase());
  expect(new Set(spelled).size).toBe(terms.length);
  for (const { words } of terms) expect([words.en !== undefined, Object.keys(words).length]).toEqual([true, 2]);
});

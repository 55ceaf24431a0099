import { expect, test } from "vitest";
import { compareFigures, sameFigure } from "./compare-figures.ts";
import { readFigures } from "./figures.ts";
import type { Language } from "./languages/language-spelling.ts";

function compared(source: string, target: string, language: Language = "de") {
  const { missing, added, changed } = compareFigures(readFigures(source, "en"), readFigures(target, language));
  return {
    missing: missing.map(({ text }) => text),
    added: added.map(({ text }) => text),
    changed: changed.map((one) => `${one.source?.text ?? "–"} → ${one.target?.text ?? "–"}`),
  };
}
const same = { missing: [], added: [], changed: [] };

test.each<[string, string, Language]>([
  ["within 30 days", "innerhalb von dreißig Tagen", "de"],
  ["Form FDA 3542a", "FDA3542aの様式", "ja"],
  ["as two of them say", "wie 2 von ihnen sagen", "de"],
  ["Annex XIV", "приложение 14", "ru"],
  ["≤ 5 mg", "≤ 5 mg", "de"],
  ["", "", "fr"],
])("“%s” and “%s” say the same", (source, target, language) => {
  expect(compared(source, target, language)).toEqual(same);
});

test("what only one side has is missing or added", () => {
  expect(compared("5 of 12", "5")).toMatchObject({ missing: ["12"], added: [] });
  expect(compared("5", "5 von 12")).toMatchObject({ missing: [], added: ["12"] });
});

test("a figure that stands twice must be said twice", () => {
  expect(compared("5 and 5", "5").missing).toEqual(["5"]);
});

test("another letter behind a number, another name before it, or another kind of place is a change", () => {
  expect(compared("Article 10a holds", "Artikel 10b gilt").changed).toEqual(["10 → 10"]);
  expect(compared("ISO 14971 holds", "IEC 14971 gilt").changed).toEqual(["14971 → 14971"]);
  expect(compared("Annex 3 holds", "Artikel 3 gilt").changed).toEqual(["3 → 3"]);
});

test("another sign, another Roman figure and another letter of a list are changes", () => {
  expect(compared("≤ 5 mg", "≥ 5 mg").changed).toEqual(["≤ → ≥"]);
  expect(compared("class IIb", "Klasse IIa").changed).toEqual(["IIb → IIa"]);
  expect(compared("(a) holds", "(b) gilt").changed).toEqual(["(a) → (b)"]);
});

test("a number and a citation of one number are the same figure, and an amount is another", () => {
  const first = (text: string) => {
    const [figure] = readFigures(text, "en").figures;
    if (figure === undefined) throw new Error("there is no figure");
    return figure;
  };
  expect([sameFigure(first("Article 5"), first("5 of them")), sameFigure(first("5 mg"), first("5 of them"))]).toEqual([true, false]);
});

import { expect, test } from "vitest";
import { engineText, flagText, glossaryText, stretchesOf, termText } from "./translation-words.ts";

const place = (text: string) => ({ start: 0, end: text.length, text });
const flag = { of: "quantity", segment: 0, source: place("30 days"), target: place("31 jours"), moved_to: null } as const;

test("a flag says what became of what", () => {
  expect(flagText({ ...flag, kind: "changed" })).toBe("The quantity “30 days” became “31 jours”.");
  expect(flagText({ ...flag, kind: "missing", target: null })).toBe("The quantity “30 days” is missing.");
  expect(flagText({ ...flag, kind: "added", source: null })).toBe("The quantity “31 jours” does not stand in the source.");
  expect(flagText({ ...flag, kind: "moved", moved_to: 3 })).toBe("The quantity “30 days” stands in sentence 4 of the translation.");
});

test("a term says what it is officially", () => {
  expect(termText({ ...place("recall"), kind: "inconsistent", segment: 0, official: ["rappel"] })).toBe(
    "“recall” is officially “rappel”, which stands elsewhere in this translation.",
  );
});

test("where nothing translates, and where no official term is known, it is said", () => {
  const setting = { engine: null, glossary: [{ from: "en", to: "fr", terms: 290 }] } as const;
  expect(engineText({ ...setting, glossary: [] })).toContain("Nothing is set up on this server that translates.");
  expect(glossaryText({ engine: null, glossary: [...setting.glossary] }, "en", "fr")).toContain(
    "290 official terms from English to French",
  );
  expect(glossaryText({ engine: null, glossary: [...setting.glossary] }, "en", "de")).toContain(
    "No official version of an act is held from English to German",
  );
});

test("a sentence falls into stretches, and places that do not fit are passed over", () => {
  expect(
    stretchesOf("in 30 days", [
      { start: 3, end: 10 },
      { start: 5, end: 7 },
      { start: 90, end: 99 },
    ]),
  ).toEqual([
    { text: "in ", marked: false },
    { text: "30 days", marked: true },
  ]);
});

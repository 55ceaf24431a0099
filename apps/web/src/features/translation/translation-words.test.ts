import { expect, test } from "vitest";
import { engineText, flagText, glossaryText, isLeftAsItWas, stretchesOf, termText, unflaggedText } from "./translation-words.ts";

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

test("a sentence falls into stretches; what is flagged goes before a term, and places that do not fit are passed over", () => {
  const places = [
    { start: 3, end: 10, what: "flagged" },
    { start: 5, end: 12, what: "term" },
    { start: 90, end: 99, what: "flagged" },
    { start: 11, end: 14, what: "term" },
  ] as const;
  expect(stretchesOf("in 30 days of use", places)).toEqual([
    { text: "in ", what: null },
    { text: "30 days", what: "flagged" },
    { text: " ", what: null },
    { text: "of ", what: "term" },
    { text: "use", what: null },
  ]);
});

test("nothing is said to stand in a translation before it was proved", () => {
  expect(unflaggedText({ state: "translating", segments: 3, translated: 1 })).toBe("It is proved once it is translated.");
  expect(unflaggedText({ state: "by_hand", segments: 3, translated: 0 })).toBe("Nothing is translated yet that could be proved.");
  expect(unflaggedText({ state: "cancelled", segments: 3, translated: 2 })).toBe(
    "2 of 3 sentences are translated; nothing in them is flagged.",
  );
  expect(unflaggedText({ state: "done", segments: 3, translated: 3 })).toContain("Every number");
});

test("a sentence that was left as it was is told from a name or number", () => {
  expect([isLeftAsItWas("Keep the device dry.", "Keep the device dry."), isLeftAsItWas("ISO 14971:2019", "ISO 14971:2019")]).toEqual([
    true,
    false,
  ]);
});

import { describe, expect, it, test } from "vitest";
import { acronymDefinitions, explainedAcronyms, isSpelledNear, wordsSpelling } from "./acronym-definitions.ts";

const defined = (text: string) => acronymDefinitions(text).map(({ acronym, longForm }) => `${acronym}: ${longForm}`);

describe("what an acronym stands for is read", () => {
  it.each([
    ["the standardized uptake value (SUV) was read", "SUV: standardized uptake value"],
    ["all adverse events (AEs) are told", "AE: adverse events"],
    ["ECG (electrocardiogram) at rest", "ECG: electrocardiogram"],
    ["SUV\tstandardized uptake value", "SUV: standardized uptake value"],
    ["| SUV | standardized uptake value", "SUV: standardized uptake value"],
    ["Notes: CT = computed tomography; PET = positron emission tomography.", "PET: positron emission tomography"],
    ["case report\nform (CRF) is kept", "CRF: case report form"],
  ])("from “%s”", (text, form) => {
    expect(defined(text)).toContain(form);
  });

  it.each([
    "the doctors saw them (at home) in June",
    "the whole trial was run (USA) in one year",
    "it was measured (Table 3)",
    "the risk of the (RO) device",
    "",
  ])("not from “%s”", (text) => {
    expect(defined(text)).toEqual([]);
  });

  it("without doubt only where its letters begin the words", () => {
    const certain = (text: string) => acronymDefinitions(text).map(({ isCertain }) => isCertain);
    expect(certain("the standardized uptake value (SUV) was read")).toEqual([true]);
    expect(certain("the interleukin type 6 (IL6) was read")).toEqual([false]);
  });

  it("at the place of the acronym, once for each place", () => {
    const text = "The adverse event (AE) is one. An adverse event (AE) is told.";
    expect(acronymDefinitions(text).map(({ start, end }) => text.slice(start, end))).toEqual(["AE", "AE"]);
  });
});

test.each([
  ["it is hereafter referred to as “SUV”.", "SUV"],
  ["product code: FPA, and the rest", "FPA"],
  ["the old MDW (93/42/EEC) is gone", "MDW"],
  ["List of abbreviations\nSUV of the standard\nXYZ\tnothing", "SUV"],
  ["what the camera sees (SUV) is kept", "SUV"],
])("“%s” explains its acronym, though no words spell it", (text, acronym) => {
  expect(explainedAcronyms(text)).toContain(acronym);
});

test("words in brackets that are many explain none of them", () => {
  expect(explainedAcronyms("it is kept (so that the SUV is seen by all) for long")).not.toContain("SUV");
});

test("words that the letters begin are proposed where the text has them as a name or twice", () => {
  expect(wordsSpelling("The Standard Uptake Value is high.", "SUV")).toBe("Standard Uptake Value");
  expect(wordsSpelling("A standard uptake value, and the standard uptake value again.", "SUV")).toBe("standard uptake value");
  expect(wordsSpelling("A standard uptake value once.", "SUV")).toBeNull();
  expect(wordsSpelling("If it is so, it is so; and it is so.", "III")).toBeNull();
});

test("a name is near a use up to two lines away, and letters that patterns know are only letters", () => {
  const text = `The Standard Uptake Value is high. ${"Nothing is said here. ".repeat(20)} SUV`;
  expect(isSpelledNear(text, "SUV", [40])).toBe(true);
  expect(isSpelledNear(text, "SUV", [text.length])).toBe(false);
  expect(isSpelledNear("R and D", "R&D", [0])).toBe(false);
  expect(() => isSpelledNear("text", "A(+", [0])).not.toThrow();
});

import { expect, test } from "vitest";
import { checkTerms, createTermFinder, type OfficialTerm } from "./terms.ts";

const terms: OfficialTerm[] = [
  { id: "device", words: "medical device", official: ["instrument médical"] },
  { id: "family", words: "medical device family", official: ["famille d’instruments"] },
  { id: "act", words: "Act", official: ["Loi"] },
  { id: "investigator", words: "qualified investigator", official: ["chercheur compétent", "chercheur qualifié"] },
  { id: "recall", words: "recall", official: ["rappel"] },
];
const find = createTermFinder(terms, "en");

test("terms are found in the plural, the longest first, and named ones as they are written", () => {
  expect(find("Medical devices of a medical\u00a0device family act under the Act.").map(({ text }) => text)).toEqual([
    "Medical devices",
    "medical\u00a0device family",
    "Act",
  ]);
});

test("terms of French are found inflected", () => {
  const french = createTermFinder([{ id: "device", words: "instrument médical", official: ["medical device"] }], "fr");
  expect(french("Les instruments médicaux").map(({ text }) => text)).toEqual(["instruments médicaux"]);
});

const kinds = (pairs: [string, string][]) =>
  checkTerms(
    pairs.map(([source, target]) => ({ source, target })),
    terms,
    "en",
    "fr",
  ).map(({ kind, pair, text }) => [kind, pair, text]);

test("a term that is translated in two ways is told where it is not the official one", () => {
  expect(
    kinds([
      ["Each medical device", "Chaque instrument médical"],
      ["Two medical devices", "Deux dispositifs de soin"],
    ]),
  ).toEqual([["inconsistent", 1, "medical devices"]]);
});

test("a term that never has its official words is told, and any of several is official", () => {
  expect(
    kinds([
      ["A recall", "Un retrait"],
      ["A qualified investigator", "Un chercheur qualifié"],
    ]),
  ).toEqual([["unofficial", 0, "recall"]]);
});

test("that a pronoun now and then takes up a single word is not told", () => {
  expect(
    kinds([
      ["A recall", "Un rappel"],
      ["A recall", "Le rappel"],
      ["The recall", "Celui-ci"],
      ["Recalls", "Les rappels"],
    ]),
  ).toEqual([]);
});

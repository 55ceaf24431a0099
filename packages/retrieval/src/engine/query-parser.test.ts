import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { termIn } from "../text/tokenizer.ts";
import { parseQuery, type SearchText } from "./query-parser.ts";

const lexiconOf = (...entries: string[]): Lexicon => {
  const lexicon = new Lexicon();
  for (const entry of entries) lexicon.add(entry);
  return lexicon;
};

const words = lexiconOf("the", "recall", "report");
const terms = lexiconOf(...["recall", "report", "removal"].map((word) => termIn(word, true) ?? ""));
const parse = (searched: SearchText, vocabulary = 0.5) => parseQuery(searched, { words, terms, stemming: true, vocabulary });
const weightsOf = (searched: SearchText, vocabulary?: number) =>
  Object.fromEntries(parse(searched, vocabulary).terms.map(({ term, weight }) => [term, weight]));

test("words are looked for as their terms, and function words as no term at all", () => {
  expect(weightsOf({ text: "the reports", phrases: [] })).toEqual({ 1: 1 });
  expect(parse({ text: "the report", phrases: [] }).words).toEqual([
    { word: 0, says: false },
    { word: 2, says: true },
  ]);
});

test("a word asked twice counts twice, and no more than that", () => {
  expect(weightsOf({ text: "recall, recall, recall", phrases: [] })).toEqual({ 0: 2 });
});

test("a phrase that widens the question counts less than its own words, and takes nothing from them", () => {
  expect(weightsOf({ text: "recall", phrases: ["removal", "recall"] })).toEqual({ 0: 1, 2: 0.5 });
});

test("where the vocabulary counts nothing, no phrase is added", () => {
  expect(weightsOf({ text: "recall", phrases: ["removal"] }, 0)).toEqual({ 0: 1 });
});

test("a text alone is widened by the field's vocabulary", () => {
  expect(weightsOf("recall")).toMatchObject({ 2: 0.5 });
});

test("a word that no passage holds stays in its place, so that its neighbours do not seem to touch", () => {
  const { words: read, phrases } = parse({ text: "recall widget report", phrases: [] });
  expect(read.map(({ word }) => word)).toEqual([1, -1, 2]);
  expect(phrases[0]?.terms).toEqual([0, -1, 1]);
});

import { expect, test } from "vitest";
import { comparableWords, indexWords } from "./word-index.ts";

const found = (text: string, phrase: string) =>
  indexWords(text)
    .find(phrase)
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ["randomised", "randomizing"],
  ["tumours", "tumor"],
  ["labelling", "labels"],
  ["centres", "center"],
  ["anaemia", "anemia"],
  ["batches", "batch"],
  ["studies", "study"],
  ["the sponsor's", "the sponsors"],
])("“%s” and “%s” are one word", (one, other) => {
  expect(comparableWords(one)).toEqual(comparableWords(other));
});

test.each([
  ["represented", "representative"],
  ["AIDS", "aid"],
  ["dose", "dosage"],
  ["analysis", "analyst"],
])("“%s” and “%s” are two words", (one, other) => {
  expect(comparableWords(one)).not.toEqual(comparableWords(other));
});

test("a phrase is found as the text writes it, over lines and soft hyphens", () => {
  expect(found("The Sample\nSizes were fixed.", "sample size")).toEqual(["Sample\nSizes"]);
  expect(found("ran\u00addomised people", "randomized people")).toEqual(["ran\u00addomised people"]);
});

test("a phrase does not run over the end of a sentence, but over the point of an abbreviation", () => {
  expect(found("They sent it to the sponsor. Approval came.", "sponsor approval")).toEqual([]);
  expect(found("See St. John for it.", "St. John")).toEqual(["St. John"]);
});

test("a phrase without words is found nowhere", () => {
  expect([found("Anything at all", ""), found("Anything", "—"), found("", "anything")]).toEqual([[], [], []]);
});

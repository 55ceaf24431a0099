import { expect, test } from "vitest";
import { fieldVocabulary } from "./field-vocabulary.ts";
import { wordsOf } from "./tokenizer.ts";

const entries = fieldVocabulary
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [left = "", right = ""] = line.split(/ [=>] /);
    return { line, left, phrases: right.split(" | "), isBothWays: line.includes(" = ") };
  });

test("every entry says something that a search can look for", () => {
  expect(entries.filter(({ phrases }) => phrases.some((phrase) => wordsOf(phrase).length === 0)).map(({ line }) => line)).toEqual([]);
});

test("no entry stands for itself", () => {
  const own = (text: string) => wordsOf(text).join(" ");
  expect(entries.filter(({ left, phrases }) => phrases.some((phrase) => own(phrase) === own(left))).map(({ line }) => line)).toEqual([]);
});

test("what works both ways is a short form: shorter than what it stands for", () => {
  const longer = entries.filter(({ left, phrases, isBothWays }) => isBothWays && phrases.every((phrase) => phrase.length < left.length));
  expect(longer.map(({ line }) => line)).toEqual([]);
});

test("one thing is said in one entry", () => {
  const lefts = entries.map(({ left }) => left);
  expect(lefts.filter((left, nth) => lefts.indexOf(left) !== nth)).toEqual([]);
});

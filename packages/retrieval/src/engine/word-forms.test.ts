import { expect, test } from "vitest";
import { gone } from "./postings.ts";
import { saysNothing } from "./reranker.ts";
import { WordForms } from "./word-forms.ts";

const formsOf = (...terms: number[]): WordForms => {
  const forms = new WordForms();
  for (const term of terms) forms.push(term);
  return forms;
};

test("all words of a term are found, the newest first", () => {
  const forms = formsOf(5, 2, 5, 5);
  expect([...forms.of(5)]).toEqual([3, 2, 0]);
  expect([...forms.of(2)]).toEqual([1]);
  expect([...forms.of(9)]).toEqual([]);
});

test("a word that says nothing belongs to no term, and is marked", () => {
  const forms = formsOf(gone, 1);
  expect([...forms.roles.subarray(0, 2)]).toEqual([saysNothing, 0]);
  expect(forms.termOf(0)).toBe(gone);
  expect([...forms.of(1)]).toEqual([1]);
});

test("taken up from its column it knows the same words, and takes more", () => {
  const again = new WordForms(formsOf(3, gone, 3).column);
  again.push(3);
  expect(again.count).toBe(4);
  expect([...again.of(3)]).toEqual([3, 2, 0]);
  expect(again.roles[1]).toBe(saysNothing);
});

import { expect, test } from "vitest";
import { termsOf, wordsOf } from "./tokenizer.ts";

test("a section number stays one word", () => {
  expect(wordsOf("21 CFR 807.92(a)(3) applies.")).toContain("807.92");
});

test("510(k) and 510k are the same word", () => {
  expect(wordsOf("510(k)")).toEqual(wordsOf("510k"));
});

test("the number of a regulation and of a guidance document stay whole", () => {
  expect(wordsOf("Regulation (EU) 2017/745, MDCG 2019-11")).toEqual(["regulation", "eu", "2017/745", "mdcg", "2019-11"]);
});

test("class 3 is class III and class I keeps its numeral", () => {
  expect(termsOf("class 3")).toEqual(termsOf("Class III"));
  expect(termsOf("class I devices")).toEqual(["class", "i", "devic"]);
});

test("typographic quotes, accents and capitals make no difference", () => {
  expect(termsOf("the Manufacturer’s naïve déclaration")).toEqual(termsOf("the manufacturer's naive declaration"));
});

test("words that say nothing are left out", () => {
  expect(termsOf("which of the devices must we")).toEqual(["devic"]);
});

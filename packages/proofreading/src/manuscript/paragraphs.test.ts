import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

const words = (plain: string) => paragraphsOf(plain).map((paragraph) => paragraph.words);

test("lines that were only wrapped are one paragraph, up to a blank line", () => {
  const text = "The people who take part in it are told of this\nin words that they can follow.\n\nThey sign a form.";
  expect(words(text)).toEqual(["The people who take part in it are told of this\nin words that they can follow.", "They sign a form."]);
});

test.each([
  ["items", "The people who take part in it are told of this\n• in words\n(b) in writing\n2.1 in time\n# Aim"],
  ["rows of a table", "The people who take part in it are told of this\n| in words | in time |"],
  ["cells parted by blanks", "The people who take part in it are  told of this\nin words that they follow"],
])("%s are not joined to the line before", (_, text) => {
  expect(words(text)).toHaveLength(text.split("\n").length);
});

test("a line that ends whole is joined only to one that goes on small", () => {
  expect(words("The people who take part in it are told so.\nThey sign a form of it.")).toHaveLength(2);
  expect(words("The people who take part in it are told, e.g.\nby a letter or by their doctor.")).toHaveLength(1);
});

test("a short line, as of an address, ends where it ends, and so does one too long to be wrapped", () => {
  expect(words("12 Main Street\nBoston")).toEqual(["12 Main Street", "Boston"]);
  expect(words(`${"wide ".repeat(40)}\n${"wide ".repeat(40)}`)).toHaveLength(2);
});

test("places are those of the words, without the blanks around them", () => {
  const plain = "\n\n   Zürich 🙂  \n \n  x";
  expect(paragraphsOf(plain).map(({ start, end }) => plain.slice(start, end))).toEqual(["Zürich 🙂", "x"]);
  expect(paragraphsOf(" \n\t\n ")).toEqual([]);
});

test("whether a blank line lies before is kept", () => {
  expect(paragraphsOf("one\ntwo\n\nthree").map(({ apart }) => apart)).toEqual([true, false, true]);
});

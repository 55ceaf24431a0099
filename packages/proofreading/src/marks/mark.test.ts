import { expect, test } from "vitest";
import { type Form, marksIn } from "./mark.ts";

const word = (pattern: RegExp, kind = "word"): Form<string> => ({ pattern, read: ([found]) => ({ kind, normal: found.toLowerCase() }) });
const marks = (text: string, ...forms: Form<string>[]) => marksIn(text, forms).map((mark) => [mark.text, mark.normal]);

test("marks stand in the text's order, whatever the order of their forms", () => {
  expect(marks("One TWO", word(/two/gi), word(/one/gi))).toEqual([
    ["One", "one"],
    ["TWO", "two"],
  ]);
});

test("where two overlap the earlier stands, and of those that begin alike the longer", () => {
  expect(marks("one two three", word(/two three/g), word(/one two/g))).toEqual([["one two", "one two"]]);
  expect(marks("one two", word(/one/g), word(/one two/g))).toEqual([["one two", "one two"]]);
});

test("a mark may be part of its match, and a match that says nothing is none", () => {
  expect(marksIn("no. 12", [{ pattern: /no\. (\d+)/g, read: ([, found = ""]) => ({ kind: "n", normal: found, from: 4 }) }])).toMatchObject([
    { start: 4, end: 6, text: "12" },
  ]);
  expect(marks("one", { pattern: /one/g, read: () => null })).toEqual([]);
});

test("a mark is given as the text writes it, unseen marks and all", () => {
  expect(marks("o\u00adne\u00a0two", word(/one two/g))).toEqual([["o\u00adne\u00a0two", "one two"]]);
  expect(marks("", word(/one/g))).toEqual([]);
});

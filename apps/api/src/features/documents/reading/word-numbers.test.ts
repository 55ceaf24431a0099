import { expect, test } from "vitest";
import { fromPoints, heard, numbersIn, numbersOf, told, wordsOf } from "./word-numbers.ts";

const words = [
  { start: 0, end: 4, left: 72.004, top: 90.5, right: 101.25, bottom: 102 },
  { start: 5, end: 9, left: 104, top: 90.5, right: 130.126, bottom: 102 },
];

test("words stand where they stood, to the hundredth of a point", () => {
  expect(wordsOf(numbersOf(words))).toEqual([
    { ...words[0], left: 72 },
    { ...words[1], right: 130.13 },
  ]);
});

test("what is told is what is heard", () => {
  expect(heard(told(numbersOf(words)))).toEqual(numbersOf(words));
  expect(heard("")).toEqual(new Int32Array());
});

test.each([
  ["of half a word", Int32Array.of(0, 4, 1)],
  ["before the text begins", Int32Array.of(-1, 4, 0, 0, 0, 0)],
  ["behind any text", Int32Array.of(0, 2_000_000_000, 0, 0, 0, 0)],
  ["of no page", Int32Array.of(0, 4, 0, 0, 0, 2_000_000_000)],
])("a place %s is not taken", (_, numbers) => {
  expect(heard(told(numbers))).toBeNull();
});

test("bytes that begin anywhere, and what earlier programs kept, are read alike", () => {
  const numbers = numbersOf(words);
  const bytes = new Uint8Array(numbers.byteLength + 1);
  bytes.set(new Uint8Array(numbers.buffer), 1);
  expect(numbersIn(bytes.subarray(1))).toEqual(numbers);
  expect(fromPoints([0, 4, 72.004, 90.5, 101.25, 102, 5, 9, 104, 90.5, 130.126, 102])).toEqual(numbers);
});

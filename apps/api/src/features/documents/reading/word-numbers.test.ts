import { expect, test } from "vitest";
import { fromPoints, heard, packedNumbers, packedWords, told, wordsOf } from "./word-numbers.ts";

const words = [
  { start: 0, end: 4, left: 72.004, top: 90.5, right: 101.25, bottom: 102 },
  { start: 5, end: 9, left: 104, top: 90.5, right: 130.126, bottom: 102 },
];

test("words stand where they stood, to the hundredth of a point", () => {
  expect(wordsOf(packedWords(words))).toEqual([
    { ...words[0], left: 72 },
    { ...words[1], right: 130.13 },
  ]);
});

test("what is told is what is heard", () => {
  expect(wordsOf(heard(told(packedWords(words))) ?? new Uint8Array())).toEqual(wordsOf(packedWords(words)));
  expect(wordsOf(heard("") ?? Uint8Array.of(1))).toEqual([]);
});

test.each([
  ["of half a word", Int32Array.of(0, 4, 1)],
  ["before the text begins", Int32Array.of(-1, 4, 0, 0, 0, 0)],
  ["behind any text", Int32Array.of(0, 2_000_000_000, 0, 0, 0, 0)],
  ["of no page", Int32Array.of(0, 4, 0, 0, 0, 2_000_000_000)],
])("a place %s is not taken", (_, numbers) => {
  expect(heard(told(packedNumbers(numbers)))).toBeNull();
});

test("what does not end is not taken", () => {
  expect(heard(told(packedWords(words).subarray(0, -1)))).toBeNull();
  expect(heard(told(Uint8Array.of(0x80)))).toBeNull();
});

test("words in a line take few bytes", () => {
  const line = Array.from({ length: 100 }, (_, nth) => ({
    start: nth * 6,
    end: nth * 6 + 5,
    left: nth * 30,
    top: 700,
    right: nth * 30 + 27,
    bottom: 712,
  }));
  expect(packedWords(line).length).toBeLessThan(line.length * 9);
  expect(wordsOf(packedWords(line))).toEqual(line);
});

test("numbers as far apart as they can be stand where they stood", () => {
  const most = { start: 0, end: 4_000_000, left: 100_000, top: -100_000, right: -100_000, bottom: 100_000 };
  const both = [most, { ...most, left: -100_000, top: 100_000 }];
  expect(wordsOf(heard(told(packedWords(both))) ?? new Uint8Array())).toEqual(both);
});

test("what earlier programs kept is read alike", () => {
  expect(fromPoints([0, 4, 72.004, 90.5, 101.25, 102, 5, 9, 104, 90.5, 130.126, 102])).toEqual(packedWords(words));
});

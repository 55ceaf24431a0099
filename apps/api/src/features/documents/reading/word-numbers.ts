import type { WordBox } from "@clausewise/documents/uploads";

/**
 * Where words stand: of each word where it begins and ends in its block's text, then its left, top, right and bottom edge in
 * hundredths of a point. A document has some hundred thousand of them, so they are told and kept in few bytes: each number as
 * what it is beyond the one it is near to, smaller numbers in fewer bytes.
 */
const perWord = 6;
const perPoint = 100;

/** How many numbers before it the one stands that each is near to: words follow one another in a line, which has a height. */
const nearTo = [5, 1, 4, 6, 2, 6];

/** Points that an edge may be away from the corner of its page. */
const farthest = 100_000;
/** Characters that the text of a block may have. */
export const longestText = 4_000_000;

const hundredths = (points: number): number => Math.round(points * perPoint);

export function packedWords(words: readonly WordBox[]): Uint8Array {
  const numbers = new Int32Array(words.length * perWord);
  let at = 0;
  for (const { start, end, left, top, right, bottom } of words) {
    numbers[at] = start;
    numbers[at + 1] = end;
    numbers[at + 2] = hundredths(left);
    numbers[at + 3] = hundredths(top);
    numbers[at + 4] = hundredths(right);
    numbers[at + 5] = hundredths(bottom);
    at += perWord;
  }
  return packedNumbers(numbers);
}

export function wordsOf(packed: Uint8Array): WordBox[] {
  const numbers = numbersIn(packed) ?? new Int32Array();
  const words: WordBox[] = [];
  for (let at = 0; at < numbers.length; at += perWord) {
    const [start = 0, end = 0, left = 0, top = 0, right = 0, bottom = 0] = numbers.subarray(at, at + perWord);
    words.push({ start, end, left: left / perPoint, top: top / perPoint, right: right / perPoint, bottom: bottom / perPoint });
  }
  return words;
}

/** Words as a text, in which they are told. */
export const told = (packed: Uint8Array): string => Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString("base64");

/** What was told; null where it is not of whole words, or none of a page. */
export function heard(text: string): Uint8Array | null {
  const packed = Buffer.from(text, "base64");
  const numbers = numbersIn(packed);
  return numbers?.every((number, nth) => (nth % perWord < 2 ? isPlace(number) : Math.abs(number) <= farthest * perPoint)) ? packed : null;
}

const isPlace = (number: number): boolean => number >= 0 && number <= longestText;

/** What earlier programs kept: edges in points, with a fraction. */
export const fromPoints = (numbers: readonly number[]): Uint8Array =>
  packedNumbers(Int32Array.from(numbers, (number, nth) => (nth % perWord < 2 ? number : hundredths(number))));

/** Bytes that a number takes at most, at seven bits each. */
const mostBytes = 5;
const more = 0x80;

export function packedNumbers(numbers: Int32Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * mostBytes);
  let to = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const step = ((numbers[at] ?? 0) - (numbers[at - (nearTo[at % perWord] ?? 0)] ?? 0)) | 0;
    // Those below zero stand between those above it, so that what is near to it is small.
    let rest = ((step << 1) ^ (step >> 31)) >>> 0;
    for (; rest >= more; rest >>>= 7) bytes[to++] = (rest & (more - 1)) | more;
    bytes[to++] = rest;
  }
  return bytes.slice(0, to);
}

/** The numbers in bytes; null where they do not end with a word. */
function numbersIn(packed: Uint8Array): Int32Array | null {
  const numbers = new Int32Array(packed.length);
  let count = 0;
  let value = 0;
  let shift = 0;
  for (const byte of packed) {
    value |= (byte & (more - 1)) << shift;
    shift += 7;
    if (byte >= more) continue;
    const step = (value >>> 1) ^ -(value & 1);
    numbers[count] = step + (numbers[count - (nearTo[count % perWord] ?? 0)] ?? 0);
    [value, shift] = [0, 0];
    count += 1;
  }
  return shift === 0 && count % perWord === 0 ? numbers.subarray(0, count) : null;
}

import type { WordBox } from "@clausewise/documents/uploads";

/**
 * Where words stand, as whole numbers: of each word where it begins and ends in its block's text, then its left, top, right
 * and bottom edge in hundredths of a point. A document has some hundred thousand of them.
 */
const perWord = 6;
const perPoint = 100;
const inBytes = perWord * Int32Array.BYTES_PER_ELEMENT;

/** Points that an edge may be away from the corner of its page. */
const farthest = 100_000;
/** Characters that the text of a block may have. */
export const longestText = 4_000_000;

const hundredths = (points: number): number => Math.round(points * perPoint);

export function numbersOf(words: readonly WordBox[]): Int32Array {
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
  return numbers;
}

export function wordsOf(numbers: Int32Array): WordBox[] {
  const words: WordBox[] = [];
  for (let at = 0; at < numbers.length; at += perWord) {
    const [start = 0, end = 0, left = 0, top = 0, right = 0, bottom = 0] = numbers.subarray(at, at + perWord);
    words.push({ start, end, left: left / perPoint, top: top / perPoint, right: right / perPoint, bottom: bottom / perPoint });
  }
  return words;
}

/** Numbers as a text, in which they are told. */
export const told = ({ buffer, byteOffset, byteLength }: Int32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64");

/** What was told; null where it is not of whole words, or none of a page. */
export function heard(text: string): Int32Array | null {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length % inBytes > 0) return null;
  const numbers = numbersIn(bytes);
  return numbers.every((number, nth) => (nth % perWord < 2 ? isPlace(number) : Math.abs(number) <= farthest * perPoint)) ? numbers : null;
}

const isPlace = (number: number): boolean => number >= 0 && number <= longestText;

/** Bytes as numbers, which must begin at a multiple of four: those of a buffer begin anywhere. */
export const numbersIn = (bytes: Uint8Array): Int32Array => new Int32Array(new Uint8Array(bytes).buffer);

/** What earlier programs kept: edges in points, with a fraction. */
export const fromPoints = (numbers: readonly number[]): Int32Array =>
  Int32Array.from(numbers, (number, nth) => (nth % perWord < 2 ? number : hundredths(number)));

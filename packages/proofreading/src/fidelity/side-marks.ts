import type { Anchor } from "../manuscript/anchor.ts";
import type { ReadText } from "./figures.ts";
import { spellings } from "./languages/spellings.ts";
import { familyAt } from "./places.ts";

/** A mark that counts only beside figures: a number in words or in Roman figures, a letter of a list, a sign. */
export interface SideMark extends Anchor {
  text: string;
  value: string;
}

const marked = ({ text, anchor }: ReadText, start: number, length: number, value: string): SideMark => {
  const place = anchor(start, start + length);
  return { ...place, text: text.slice(place.start, place.end), value };
};

const wordPatterns = new Map<string, RegExp>();

/** Numbers in words from two on; `one` is an article in most languages. */
export function wordNumbersIn(read: ReadText): SideMark[] {
  const { numbers } = spellings[read.language];
  if (numbers.size === 0) return [];
  const words = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join("|");
  const pattern = wordPatterns.get(read.language) ?? new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, "giu");
  wordPatterns.set(read.language, pattern);
  return [...read.plain.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const value = numbers.get(word.toLowerCase()) ?? 0;
    return value < 2 ? [] : [marked(read, index, word.length, String(value))];
  });
}

const romanFigures = /(?<![A-Za-zÀ-я\d.])([IVX]{1,6})([abc]?)(?![A-Za-zÀ-я\d]|\.\w)/gu;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** The value of a Roman figure. */
const romanValue = (written: string): number =>
  Array.from(written).reduce((sum, one, at) => {
    const [value, next] = [romanValues[one] ?? 0, romanValues[written[at + 1] ?? ""] ?? 0];
    return sum + (value < next ? -value : value);
  }, 0);

/** Whether a language has a script of its own, in which Roman letters stand for nothing but figures and names. */
export const isOfOtherScript = ({ language }: Pick<ReadText, "language">): boolean => ["ru", "zh", "ja", "ko"].includes(language);

/** Roman figures; those alone that number a place or class where `named`. */
export function romansIn(read: ReadText, named: boolean): SideMark[] {
  return [...read.plain.matchAll(romanFigures)].flatMap(({ 0: written, 1: figure = "", 2: letter = "", index }) => {
    const isPlain = figure.length > 1 && isOfOtherScript(read);
    const isNamed = !named || isPlain || familyAt(read.plain, { start: index, end: index + written.length }, read.language) !== null;
    return isNamed ? [marked(read, index, written.length, `${romanValue(figure)}${letter}`)] : [];
  });
}

const listLetter = /(?<![\p{L}])\(([a-z]|[ivx]{2,4})\)|(?<![\p{L}(/])([a-z])\)/gu;

/** Letters that number: `(a)`, `f)`. */
export const lettersIn = (read: ReadText): SideMark[] =>
  [...read.plain.matchAll(listLetter)].map(({ 0: written, 1: bracketed, 2: open, index }) =>
    marked(read, index, written.length, bracketed ?? open ?? ""),
  );

/** Letters that number in any script, to be told only how many there are. */
export const foreignLetters = ({ plain }: ReadText): number => [...plain.matchAll(/(?<![\p{L}])[(（]?\p{L}[)）]/gu)].length;

/** Whether a letter stands in some way in which languages write a letter of a list. */
export const namesLetter = ({ plain, language }: ReadText, letter: string): boolean =>
  new RegExp(
    `(?:(?:${spellings[language].places.clause}|Buchst(?:aben?|\\.)|lettres?|lett\\.|подпункт\\p{L}*|пункт\\p{L}*) ?|[\\d)] ?|и |und |et |y |e )${letter}(?![\\p{L}])`,
    "iu",
  ).test(plain);

const signs = /[<>≤≥±≈$€£¥]/g;

/** Signs of comparison and of currencies. */
export const signsIn = (read: ReadText): SideMark[] =>
  [...read.plain.matchAll(signs)].map(({ 0: sign, index }) => marked(read, index, 1, sign));

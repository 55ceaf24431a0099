import type { Anchor } from "./anchor.ts";

/** A text as its letters are read, without what word processors put between them, and where each letter stood. */
export interface Folded {
  plain: string;
  /** A stretch of `plain` as it stands in the text. */
  anchor: (start: number, end: number) => Anchor;
}

/** Soft hyphens, joiners and marks of direction or order, which are not seen. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const breaks = /[\v\f\u0085\u2028\u2029]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const apostrophes = /[\u2018\u2019\u201b\u02bc]/g;

/** Each kind of space, dash and apostrophe in one spelling, place by place. */
const inOneSpelling = (text: string): string =>
  text
    .replace(/\r\n/g, " \n")
    .replace(/\r/g, "\n")
    .replace(spaces, " ")
    .replace(breaks, "\n")
    .replace(dashes, "-")
    .replace(apostrophes, "'");

/** How many of the sorted places are not behind `at`. */
function countUpTo(places: readonly number[], at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads a text as its letters stand, whatever its spaces, dashes and soft hyphens are. */
export function foldText(text: string): Folded {
  const spelled = inOneSpelling(text);
  const gone = [...spelled.matchAll(unseen)].map(({ index }, nth) => index - nth);
  if (gone.length === 0) return { plain: spelled, anchor: (start, end) => ({ start, end }) };
  const placeOf = (at: number) => at + countUpTo(gone, at);
  return {
    plain: spelled.replace(unseen, ""),
    anchor: (start, end) => ({ start: placeOf(start), end: end > start ? placeOf(end - 1) + 1 : placeOf(start) }),
  };
}

const cellOrUnseen = new RegExp(`\\t|${unseen.source}`, "g");

/** Where the cells of tables part in the folded text, which has spaces there. */
export function cellEndsIn(text: string): number[] {
  let gone = 0;
  return [...text.matchAll(cellOrUnseen)].flatMap(({ 0: sign, index }) => {
    if (sign === "\t") return [index - gone];
    gone += 1;
    return [];
  });
}

import { type Line, linesOf } from "./lines.ts";
import type { PageWord } from "./words.ts";

/** A word that stands upright, six points wide a letter, ten high unless it is said otherwise. */
export function wordAt(text: string, left: number, top: number, look: Partial<PageWord> = {}): PageWord {
  const size = look.size ?? 10;
  const box = { left, top, right: left + text.length * size * 0.6, bottom: top + size };
  return { text, box, upright: box, turn: 0, size, bold: false, glued: false, broken: false, ...look };
}

/** Words of a text one after the other, from a place on the page. */
export function wordsAt(text: string, left: number, top: number, look: Partial<PageWord> = {}): PageWord[] {
  let at = left;
  return text.split(" ").map((word) => {
    const placed = wordAt(word, at, top, look);
    at = placed.box.right + 3;
    return placed;
  });
}

/** A text with where its first word stands. */
export type PlacedText = readonly [text: string, left: number, top: number, look?: Partial<PageWord>];

/** Lines as they are drawn one after the other. */
export const linesAt = (...lines: PlacedText[]): Line[] =>
  linesOf(lines.flatMap(([text, left, top, look]) => wordsAt(text, left, top, look)));

export const textOf = (line: Line): string => line.words.map(({ text }) => text).join(" ");

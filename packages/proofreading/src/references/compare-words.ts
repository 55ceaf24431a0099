import type { WordDifference } from "./verdict.ts";
import { type Word, wordsIn } from "./words.ts";

/** A quote beside the words of a text that are closest to it. */
export interface Comparison {
  /** Whether each word stands so, in this order, without others between. */
  exact: boolean;
  /** The part of its words that stand there in this order, from 0 to 1. */
  likeness: number;
  differences: readonly WordDifference[];
}

const gap = /\s*(?:\[?\s*(?:…|\.\s?\.\s?\.)\s*\.?\]?)\s*/;
/** What is put in between brackets, with the rest of the word that it stands in: `[n]othing`, `offer[s]`. */
const inserted = /[\p{L}\p{N}]*\[(?!\s*(?:…|\.))[^\][]{0,60}\][\p{L}\p{N}]*/gu;
const widest = 1.5;

interface Pair {
  quoted: number;
  held: number;
}

/** The longest run of words in the same order that two lists share. */
function shared(quoted: readonly Word[], held: readonly Word[]): Pair[] {
  const [rows, columns] = [quoted.length, held.length];
  const table = new Uint16Array((rows + 1) * (columns + 1));
  const at = (row: number, column: number) => row * (columns + 1) + column;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      table[at(row, column)] =
        quoted[row]?.bare === held[column]?.bare
          ? (table[at(row + 1, column + 1)] ?? 0) + 1
          : Math.max(table[at(row + 1, column)] ?? 0, table[at(row, column + 1)] ?? 0);
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (quoted[row]?.bare === held[column]?.bare) pairs.push({ quoted: row++, held: column++ });
    else if ((table[at(row + 1, column)] ?? 0) >= (table[at(row, column + 1)] ?? 0)) row++;
    else column++;
  }
  return drawnTogether(pairs, held);
}

/** The same words where they stand closest together: each as far behind as the one after it lets it. */
function drawnTogether(pairs: readonly Pair[], held: readonly Word[]): Pair[] {
  const drawn = [...pairs];
  for (let nth = drawn.length - 2; nth >= 0; nth--) {
    const [pair, next] = [drawn[nth], drawn[nth + 1]];
    if (!pair || !next) continue;
    const bare = held[pair.held]?.bare;
    const at = held.findLastIndex((word, index) => index < next.held && index >= pair.held && word.bare === bare);
    drawn[nth] = { quoted: pair.quoted, held: at };
  }
  return drawn;
}

/** The window of a text that shares most words with a quote. */
function closestWindow(quoted: readonly Word[], held: readonly Word[]): readonly Word[] {
  const size = Math.min(held.length, Math.ceil(quoted.length * widest) + 4);
  if (size >= held.length) return held;
  const wanted = new Map<string, number>();
  for (const { bare } of quoted) wanted.set(bare, (wanted.get(bare) ?? 0) + 1);
  const left = new Map(wanted);
  let [count, best, bestAt] = [0, -1, 0];
  const take = (bare: string | undefined) => {
    const open = bare === undefined ? undefined : left.get(bare);
    if (open === undefined || bare === undefined) return;
    if (open > 0) count++;
    left.set(bare, open - 1);
  };
  const give = (bare: string | undefined) => {
    const open = bare === undefined ? undefined : left.get(bare);
    if (open === undefined || bare === undefined) return;
    if (open >= 0) count--;
    left.set(bare, open + 1);
  };
  for (let end = 0; end < held.length; end++) {
    take(held[end]?.bare);
    if (end >= size) give(held[end - size]?.bare);
    if (count > best) [best, bestAt] = [count, Math.max(0, end - size + 1)];
  }
  const from = Math.max(0, bestAt - quoted.length);
  return held.slice(from, bestAt + size + quoted.length);
}

function differencesOf(
  quote: string,
  text: string,
  quoted: readonly Word[],
  held: readonly Word[],
  pairs: readonly Pair[],
): WordDifference[] {
  const differences: WordDifference[] = [];
  const push = (kind: WordDifference["kind"], source: string, words: readonly Word[]) => {
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) differences.push({ kind, words: source.slice(first.start, last.end) });
  };
  const [begin, end] = [pairs[0], pairs.at(-1)];
  if (!begin || !end) return [{ kind: "only_quoted", words: quote }];
  push("only_quoted", quote, quoted.slice(0, begin.quoted));
  for (let at = 0; at < pairs.length;) {
    const from = at;
    while (at + 1 < pairs.length && isNext(pairs[at], pairs[at + 1])) at++;
    push("same", quote, quoted.slice(pairs[from]?.quoted, (pairs[at]?.quoted ?? 0) + 1));
    const [here, next] = [pairs[at], pairs[at + 1]];
    if (here && next) {
      push("only_quoted", quote, quoted.slice(here.quoted + 1, next.quoted));
      push("only_held", text, held.slice(here.held + 1, next.held));
    }
    at++;
  }
  push("only_quoted", quote, quoted.slice(end.quoted + 1));
  return differences;
}

const isNext = (one: Pair | undefined, other: Pair | undefined): boolean =>
  one !== undefined && other !== undefined && other.quoted === one.quoted + 1 && other.held === one.held + 1;

function comparePiece(quote: string, text: string, from: number): Comparison & { end: number } {
  const quoted = wordsIn(quote);
  const all = wordsIn(text).filter(({ start }) => start >= from);
  if (quoted.length === 0) return { exact: true, likeness: 1, differences: [], end: from };
  const found = runOf(quoted, all);
  if (found !== null)
    return { exact: true, likeness: 1, differences: [{ kind: "same", words: quote }], end: all[found + quoted.length - 1]?.end ?? from };
  const window = closestWindow(quoted, all);
  const pairs = shared(quoted, window);
  const differences = differencesOf(quote, text, quoted, window, pairs);
  const lacking = differences.filter(({ kind }) => kind === "only_held").flatMap(({ words }) => wordsIn(words)).length;
  const likeness = pairs.length / (quoted.length + lacking / 2);
  return { exact: false, likeness, differences, end: window[pairs.at(-1)?.held ?? 0]?.end ?? from };
}

/** Where a run of words stands in a list, or null. */
function runOf(wanted: readonly Word[], all: readonly Word[]): number | null {
  for (let at = 0; at + wanted.length <= all.length; at++) {
    let nth = 0;
    while (nth < wanted.length && all[at + nth]?.bare === wanted[nth]?.bare) nth++;
    if (nth === wanted.length) return at;
  }
  return null;
}

const piecesOf = (quote: string): string[] =>
  quote
    .replace(inserted, " … ")
    .split(gap)
    .filter((piece) => wordsIn(piece).length > 0);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Whether the words of a quote stand in a text one after another, but for what is left out at `…` and put in between brackets.
 * Hyphens and spaces do not count: they are lost and made wherever texts are set anew.
 */
export function standsWordForWord(quote: string, text: string): boolean {
  const all = lettersOf(text);
  let from = 0;
  return piecesOf(quote).every((piece) => {
    const wanted = lettersOf(piece);
    const found = all.indexOf(wanted, from);
    from = found + wanted.length;
    return found >= 0;
  });
}

/** Compares a quote with a text word by word; what is left out at `…` and put in between brackets is no difference. */
export function compareWords(quote: string, text: string): Comparison {
  const pieces = piecesOf(quote);
  const compared: Comparison[] = [];
  let from = 0;
  for (const piece of pieces) {
    const one = comparePiece(piece, text, from);
    compared.push(one);
    from = one.end;
  }
  const words = pieces.map((piece) => wordsIn(piece).length);
  const total = words.reduce((sum, count) => sum + count, 0);
  return {
    exact: standsWordForWord(quote, text),
    likeness: compared.reduce((sum, { likeness }, nth) => sum + likeness * (words[nth] ?? 0), 0) / Math.max(1, total),
    differences: compared.flatMap(({ differences }, nth) =>
      nth === 0 ? differences : [{ kind: "same" as const, words: "…" }, ...differences],
    ),
  };
}

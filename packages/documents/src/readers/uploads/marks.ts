import { type Letters, lettersOf, type PlacedWord, plainLetters, plainWithoutHyphens, withoutHyphens, wordsOf } from "./marks/letters.ts";
import { type Rectangle, rectanglesOf } from "./marks/rectangles.ts";
import type { DocumentBlock, DocumentPart } from "./reading.ts";

/** The rectangles on a page, in points from its upper left corner, one for each line of a quote. */
export interface PageMarks {
  /** The part that they stand on. */
  part: number;
  rectangles: Rectangle[];
}

/** Where a quote is taken from: a place in the text of a block, by the part's number and the block's index. */
export interface QuotePlace {
  part: number;
  block: number;
  offset: number;
}

/** A stretch of letters that reads like the quote. */
interface Match {
  letters: Letters;
  start: number;
  end: number;
}

/** The rectangles of the words that stand in stretches of a page's blocks. */
export function rectanglesAt(part: DocumentPart, stretches: readonly { block: number; start: number; end: number }[]): Rectangle[] {
  const isMeant = (word: PlacedWord) =>
    stretches.some(({ block, start, end }) => block === word.block && word.start < end && start < word.end);
  return rectanglesOf(wordsOf([part], []).filter(isMeant));
}

/** What is left out when a quote is looked for: it may run on past what stands at the edges of a page, or be taken from there. */
const views: readonly (readonly DocumentBlock["kind"][])[] = [["furniture"], ["furniture", "note"], []];

/**
 * Where a quote stands on a page or on pages that follow each other. Empty where it cannot be located for certain:
 * where it is not there, or is there more than once and `at` does not say which is meant.
 */
export function marksOf(parts: readonly DocumentPart[], quote: string, at?: QuotePlace): PageMarks[] {
  for (const without of views) {
    const words = wordsOf(parts, without);
    const match = matchIn(words, quote, at);
    if (match) return rectanglesByPart(words, match);
  }
  return [];
}

function matchIn(words: readonly PlacedWord[], quote: string, at: QuotePlace | undefined): Match | undefined {
  const letters = lettersOf(words);
  const exact = matchesOf(words, letters, plainLetters(quote));
  if (exact.length > 0) return chosen(words, exact, at);
  return chosen(words, matchesOf(words, withoutHyphens(letters), plainWithoutHyphens(quote)), at);
}

/** From so many letters on, a quote may begin or end within a word. */
const longQuote = 20;

function matchesOf(words: readonly PlacedWord[], letters: Letters, sought: string): Match[] {
  const found: Match[] = [];
  if (!/[\p{L}\p{N}]/u.test(sought)) return found;
  for (let start = letters.text.indexOf(sought); start >= 0; start = letters.text.indexOf(sought, start + 1)) {
    const match = { letters, start, end: start + sought.length };
    if (sought.length >= longQuote || isWhole(words, match)) found.push(match);
  }
  return found;
}

/** Whether a match begins and ends with words, signs at their edges aside. */
function isWhole(words: readonly PlacedWord[], { letters, start, end }: Match): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(letters.text[at] ?? "");
  const joins = (at: number) => isLetter(at - 1) && isLetter(at) && areOneWord(words, letters.from[at - 1], letters.from[at]);
  return !joins(start) && !joins(end);
}

function areOneWord(words: readonly PlacedWord[], first: number | undefined, second: number | undefined): boolean {
  const [before, after] = [words[first ?? -1], words[second ?? -1]];
  return before !== undefined && after !== undefined && (before === after || (before.block === after.block && before.end === after.start));
}

function chosen(words: readonly PlacedWord[], matches: readonly Match[], at: QuotePlace | undefined): Match | undefined {
  if (matches.length < 2) return matches[0];
  return at && matches.find((match) => beginsAt(words[match.letters.from[match.start] ?? -1], at));
}

const beginsAt = (word: PlacedWord | undefined, { part, block, offset }: QuotePlace) =>
  word?.part === part && word.block === block && word.start <= offset && offset < word.end;

function rectanglesByPart(words: readonly PlacedWord[], { letters, start, end }: Match): PageMarks[] {
  const marked = [...new Set(letters.from.slice(start, end))].flatMap((index) => words[index] ?? []);
  const parts = [...new Set(marked.map(({ part }) => part))];
  return parts.map((part) => ({ part, rectangles: rectanglesOf(marked.filter((word) => word.part === part)) }));
}

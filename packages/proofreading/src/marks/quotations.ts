import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";
import type { Mark } from "./mark.ts";

/** Words between quotation marks; start and end are those of the words, `normal` has them in one spelling. */
export type Quotation = Mark<"quotation">;

const pairs = [/„([^„“”]+)[“”]/g, /«([^«»]+)»/g, /(?<![\w"])"(?![\s"])([^"\n]+(?:\n[^"\n]+)*)(?<!\s)"(?![\w"])/g];
/** Single marks are apostrophes as well: they quote where they open behind a space or bracket and hold several words. */
const single = /(?<=^|[\s([:-])'(?=[\p{L}\d[…])((?:[^'\n]|'(?=\w)|\n(?!\s*\n))+)'(?![\w])/gu;
const fewestInSingle = 5;
const longest = 4000;

/** Words that were quoted, however their lines were broken. */
const inOneLine = (words: string): string => words.replace(/\s+/g, " ").trim();

const isBroken = (words: string): boolean => /\n\s*\n/.test(words) || words.length > longest;

/** What stands between curled marks, with what it quotes itself; a mark that a paragraph leaves open quotes nothing. */
function curledIn(plain: string): { words: string; start: number }[] {
  const found: { words: string; start: number }[] = [];
  let open: number[] = [];
  for (const { 0: mark, index } of plain.matchAll(/[“”]|\n\s*\n/g)) {
    if (mark === "“") open.push(index + 1);
    else if (mark === "”") {
      const start = open.pop();
      if (start !== undefined && open.length === 0) found.push({ words: plain.slice(start, index), start });
    } else {
      // Marks that were left open stood before words that were quoted by themselves.
      open = [];
    }
  }
  return found;
}

/** What a text puts between quotation marks, in its order. */
export function quotationsIn(text: string): Quotation[] {
  const { plain, anchor } = foldText(text);
  const straight = pairs.flatMap((pair) => [...plain.matchAll(pair)].map(({ 1: words = "", index }) => ({ words, start: index + 1 })));
  const quoted = [...curledIn(plain), ...straight];
  const isFree = ({ words, start }: { words: string; start: number }) =>
    words.split(/\s+/).length >= fewestInSingle &&
    !quoted.some((one) => one.start < start + words.length && start < one.start + one.words.length);
  const inSingle = [...plain.matchAll(single)].map(({ 1: words = "", index }) => ({ words, start: index + 1 })).filter(isFree);
  const found = [...quoted, ...inSingle].flatMap(({ words, start }) => {
    if (words.trim() === "" || isBroken(words)) return [];
    const place: Anchor = anchor(start, start + words.length);
    return [{ kind: "quotation" as const, ...place, text: text.slice(place.start, place.end), normal: inOneLine(words) }];
  });
  return found.toSorted((one, other) => one.start - other.start);
}

import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";
import type { Mark } from "./mark.ts";

/** Words between quotation marks; start and end are those of the words, `normal` has them in one spelling. */
export type Quotation = Mark<"quotation">;

const pairs = [/“([^“”]+)”/g, /„([^„“”]+)[“”]/g, /«([^«»]+)»/g, /(?<![\w"])"(?![\s"])([^"\n]+(?:\n[^"\n]+)*)(?<!\s)"(?![\w"])/g];
const longest = 4000;

/** Words that were quoted, however their lines were broken. */
const inOneLine = (words: string): string => words.replace(/\s+/g, " ").trim();

const isBroken = (words: string): boolean => /\n\s*\n/.test(words) || words.length > longest;

/** What a text puts between quotation marks, in its order. */
export function quotationsIn(text: string): Quotation[] {
  const { plain, anchor } = foldText(text);
  const found = pairs.flatMap((pair) =>
    [...plain.matchAll(pair)].flatMap(({ 1: words = "", index }) => {
      if (isBroken(words)) return [];
      const place: Anchor = anchor(index + 1, index + 1 + words.length);
      return [{ kind: "quotation" as const, ...place, text: text.slice(place.start, place.end), normal: inOneLine(words) }];
    }),
  );
  return found.toSorted((one, other) => one.start - other.start);
}

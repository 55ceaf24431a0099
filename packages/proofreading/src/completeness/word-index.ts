import { stem } from "@clausewise/retrieval";
import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";

/** Words of a text in stems, and where each stands. */
export interface WordIndex {
  /** Places of a phrase, word by word in stems, in the text's order. */
  find: (phrase: string) => readonly Anchor[];
}

const word = /[\p{L}\p{N}]+(?:'\p{L}+)?/gu;
const british: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e[ds]?|ing|ations?)$)/, "iz"],
  [/our$/, "or"],
  [/^(centr|fibr|lit|met)e(s?)$/, "$1er$2"],
  [/ae/, "e"],
];

/** Has no ending but that of its plural. */
const acronym = /^\p{Lu}{2,}s?$/u;

/** A word as it is compared: one spelling, without its ending. */
function comparable(written: string): string {
  if (acronym.test(written)) return written.replace(/s$/, "").toLowerCase();
  let spelled = written.toLowerCase().replace(/'s?$|'s$/, "");
  if (spelled.length > 4) for (const [from, to] of british) spelled = spelled.replace(from, to);
  return stem(spelled);
}

/** The words of a phrase or heading as they are compared. */
export const comparableWords = (text: string): string[] => (foldText(text).plain.match(word) ?? []).map(comparable);

/** Reads the words of a text, so that phrases are found in it whatever the endings of their words. */
export function indexWords(text: string): WordIndex {
  const { plain, anchor } = foldText(text);
  const words = [...plain.matchAll(word)].map(({ 0: written, index }) => ({
    stem: comparable(written),
    from: index,
    to: index + written.length,
  }));
  const places = new Map<string, number[]>();
  for (const [nth, { stem: one }] of words.entries()) {
    const held = places.get(one);
    if (held === undefined) places.set(one, [nth]);
    else held.push(nth);
  }
  const known = new Map<string, readonly Anchor[]>();
  const look = (phrase: string): readonly Anchor[] => {
    const sought = comparableWords(phrase);
    const begins = places.get(sought[0] ?? "") ?? [];
    return begins.flatMap((nth) => {
      if (sought.some((one, at) => words[nth + at]?.stem !== one)) return [];
      return [anchor(words[nth]?.from ?? 0, words[nth + sought.length - 1]?.to ?? 0)];
    });
  };
  return {
    find: (phrase) => {
      const found = known.get(phrase) ?? look(phrase);
      known.set(phrase, found);
      return found;
    },
  };
}

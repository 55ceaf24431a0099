import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";

/** Words of a text in stems, and where each stands. */
export interface WordIndex {
  /** Places of a phrase, word by word in stems, in the text's order. */
  find: (phrase: string) => readonly Anchor[];
}

const word = /[\p{L}\p{N}]+(?:'\p{L}+)?/gu;
const respelled: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e[ds]?|ing|ations?)$)/, "iz"],
  [/our(?=(?:s|ed|ing)?$)/, "or"],
  [/(cent|fib|lit|met)re(s?)$/, "$1er$2"],
  [/ae/, "e"],
  [/ll(?=(?:ed|ing|ment)$)/, "l"],
];
/** An acronym whose last letter is no ending. */
const acronym = /^\p{Lu}{1,3}S$/u;
const hasVowel = /[aeiouy]/;
/** The end of a sentence after a word that is no abbreviation. */
const sentenceEnd = /^\p{Ll}{3}[.!?]\s+\p{Lu}$/u;

/** A word without the endings of number and tense; words derived from it stay apart: "represented" is no "representative". */
function uninflected(word: string): string {
  if (word.length < 4) return word;
  let kept = word.replace(/ies$/, "y").replace(/(?<=ss|x|ch|sh)es$/, "");
  kept = /(?:ss|us|is)$/.test(kept) ? kept : kept.replace(/s$/, "");
  const stem = kept.replace(/(?:ed|ing)$/, "");
  if (stem.length > 2 && hasVowel.test(stem)) kept = stem.replace(/([bdgmnprt])\1$/, "$1");
  return kept.length > 3 ? kept.replace(/e$/, "").replace(/i$/, "y") : kept;
}

/** A word as it is compared: in one spelling, without the endings of number and tense. */
function comparable(written: string): string {
  if (acronym.test(written)) return written.toLowerCase();
  let spelled = written.toLowerCase().replace(/'s?$|'s$/, "");
  if (spelled.length > 4) for (const [from, to] of respelled) spelled = spelled.replace(from, to);
  return uninflected(spelled);
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
  /** Whether a sentence ends between two words. */
  const isParted = (one: { to: number } | undefined, next: { from: number } | undefined): boolean =>
    one !== undefined && next !== undefined && sentenceEnd.test(plain.slice(Math.max(0, one.to - 3), next.from + 1));
  const known = new Map<string, readonly Anchor[]>();
  const look = (phrase: string): readonly Anchor[] => {
    const sought = comparableWords(phrase);
    const begins = places.get(sought[0] ?? "") ?? [];
    return begins.flatMap((nth) => {
      if (sought.some((one, at) => words[nth + at]?.stem !== one)) return [];
      if (sought.slice(1).some((_, at) => isParted(words[nth + at], words[nth + at + 1]))) return [];
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

import { below, type Random } from "./plant.ts";

/** A sentence of running text, found by its capital and its stop alone. */
export interface PlainSentence {
  start: number;
  end: number;
  words: string;
}

const sentence = /(?<=^|[.!?] |\n)[A-Z][a-z][^.!?\n|\t•]{50,260}(?:\.\d[^.!?\n|\t•]{0,120})*\.(?=\s|$)/gm;
const known = new Map<string, PlainSentence[]>();

/** The sentences of a text in which an error can be planted: no contents, tables and literature. */
export function plainSentences(text: string): PlainSentence[] {
  const found =
    known.get(text) ??
    [...text.matchAll(sentence)]
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length, words }))
      .filter(({ words }) => !/\.{3}|et al|https?:|\d{4};|\bvs?\.|ibid|\bdoi\b/i.test(words));
  known.set(text, found);
  return found;
}

/** An end of a paragraph at some distance behind a place, where a sentence can be put; null where there is none. */
export function laterPlace(text: string, from: number, random: Random): number | null {
  const ends = plainSentences(text)
    .filter(({ start, end }) => start > from + 3000 && text.startsWith("\n\n", end))
    .map(({ end }) => end);
  return ends[below(random, ends.length)] ?? null;
}

const ways: readonly (readonly [RegExp, string])[] = [
  [/^/, "As stated above, "],
  [/^/, "As described earlier, "],
  [/^/, "In summary, "],
  [/\bsubjects\b/g, "patients"],
  [/\bpatients\b/g, "participants"],
  [/\bparticipants\b/g, "subjects"],
  [/\bwill be\b/, "are"],
  [/\bapproximately /i, "about "],
  [/\bprior to\b/, "before"],
  [/\bstudy\b/, "trial"],
];

const lowerFirst = (words: string): string => (/^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words);

/** A sentence told again in somewhat other words. */
export function retold(words: string, random: Random): string {
  const fitting = ways.filter(([from]) => from.test(words));
  const [from, to] = fitting[below(random, fitting.length)] ?? [/^/, ""];
  return from.source === "^" ? to + lowerFirst(words) : words.replace(new RegExp(from.source, from.flags), to);
}

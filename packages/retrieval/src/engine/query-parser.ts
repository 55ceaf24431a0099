import { termIn, wordsOf } from "../text/tokenizer.ts";
import { meaningsIn } from "../text/vocabulary.ts";
import type { Lexicon } from "./lexicon.ts";

/** A question in the numbers of an index. */
export interface ParsedQuery {
  /** As it was asked. */
  asked: string;
  terms: { term: number; weight: number }[];
  /** Its words as written, in order, function words among them; -1 for one that no passage holds. */
  words: { word: number; says: boolean }[];
  /** Terms in order, of the question itself and of each phrase the vocabulary adds. */
  phrases: { terms: number[]; weight: number }[];
}

interface Numbers {
  words: Lexicon;
  terms: Lexicon;
  stemming: boolean;
  /** What a phrase that the vocabulary adds counts. */
  vocabulary: number;
}

/** What is searched for: a text, and phrases that widen it; of a text alone the vocabulary tells them. */
export type SearchText = string | { readonly text: string; readonly phrases: readonly string[] };

/** What is searched for, with the phrases that widen it. */
export const widened = (searched: SearchText) =>
  typeof searched === "string" ? { text: searched, phrases: meaningsIn(searched).flatMap((meaning) => meaning.phrases) } : searched;

/** Reads what is searched for in the numbers of an index. */
export function parseQuery(searched: SearchText, { words, terms, stemming, vocabulary }: Numbers): ParsedQuery {
  const weights = new Map<number, number>();
  const phrases: ParsedQuery["phrases"] = [];
  const { text: question, phrases: widening } = widened(searched);
  const added = vocabulary > 0 ? new Set(widening) : [];
  for (const { text, weight } of [{ text: question, weight: 1 }, ...[...added].map((text) => ({ text, weight: vocabulary }))]) {
    const numbers = wordsOf(text)
      .map((word) => termIn(word, stemming))
      .filter((term) => term !== null)
      .map((term) => terms.find(term));
    for (const term of numbers)
      if (term >= 0 && (weight === 1 || !weights.has(term))) weights.set(term, Math.min(2, (weights.get(term) ?? 0) + weight));
    phrases.push({ terms: numbers, weight });
  }
  return {
    asked: question,
    terms: [...weights].map(([term, weight]) => ({ term, weight })),
    words: wordsOf(question).map((word) => ({ word: words.find(word), says: termIn(word, stemming) !== null })),
    phrases,
  };
}

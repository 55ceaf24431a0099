import { termIn, wordsOf } from "../text/tokenizer.ts";
import { meaningsIn } from "../text/vocabulary.ts";
import type { Lexicon } from "./lexicon.ts";

/** A question in the numbers of an index. */
export interface ParsedQuery {
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

/** Reads a question for an index with these numbers. */
export function parseQuery(question: string, { words, terms, stemming, vocabulary }: Numbers): ParsedQuery {
  const weights = new Map<number, number>();
  const phrases: ParsedQuery["phrases"] = [];
  const added = vocabulary > 0 ? new Set(meaningsIn(question).flatMap((meaning) => meaning.phrases)) : [];
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
    terms: [...weights].map(([term, weight]) => ({ term, weight })),
    words: wordsOf(question).map((word) => ({ word: words.find(word), says: termIn(word, stemming) !== null })),
    phrases,
  };
}

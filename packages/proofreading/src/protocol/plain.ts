import type { Candidate } from "./candidates.ts";
import { shownWords, type Said } from "./said.ts";

export const tidy = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(/^[•\-–:\s]+|[;,:\s]+$/g, "")
    .trim();

/** A place that says a fact in words that are compared with no others. */
export const plain = (said: Said, value: string, weight: number): Candidate[] => {
  const told = tidy(value);
  return told.length < 2 ? [] : [{ said, value: shownWords(told), weight, key: null }];
};

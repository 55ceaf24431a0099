import type { Segment } from "./postings.ts";
import type { ForwardView } from "./reranker.ts";

/** An index as the ranking sees it. */
export interface Searchable extends ForwardView {
  segments: readonly Segment[];
  /** Keys by doc; NaN for a doc whose passage is gone. */
  keys: Float64Array;
  /** By doc, what its source and its headings hash to. */
  sources: Uint32Array;
  sections: Uint32Array;
  /** By word, its term, or `gone` for one that says nothing. */
  termOfWord: Uint32Array;
  wordAt(word: number): string;
  /** How many terms there are. */
  terms: number;
  docs: number;
  size: number;
  hasGone: boolean;
  /** Passages that are searched beside these: how many, and in how many of them a term occurs. */
  beside?: { size: number; frequencyOf(term: number): number } | undefined;
  docOf(key: number): number | undefined;
}

import { stopWords } from "../../packages/retrieval/src/text/stop-words.ts";

/** The words of a question that say something, each once. */
export const termsWithoutStemming = (question) => [
  ...new Set((question.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => word.length > 1 && !stopWords.has(word))),
];

/** Passages asked for, as the product asks before it ranks them by more than their words. */
export const wanted = 300;

/** Stands for the versions that hold on the day asked about: every tenth passage is of one that does not. */
export const leftOut = 10;
export const isHeld = (key) => key % leftOut !== 0;

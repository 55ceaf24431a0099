import { stopWords } from "../../packages/retrieval/src/text/stop-words.ts";

/** The words of a question that say something, each once. */
export const termsWithoutStemming = (question) => [
  ...new Set((question.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => word.length > 1 && !stopWords.has(word))),
];

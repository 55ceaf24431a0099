import { termsOf } from "@clausewise/retrieval";

/** What a cluster is asked for: shared passages up to a key that speak to some words, of the law of some places or of all for null. */
export interface CandidateQuery {
  text: string;
  /** Phrases that widen it. */
  phrases: readonly string[];
  jurisdictions: readonly string[] | null;
  /** Key of the last passage that it is known to hold. */
  upTo: number;
  limit: number;
}

/** Who may find a passage; what one person alone may read is never sent. */
export const everybody = "everybody";

/** Words and phrases that are asked for: with four fields each, together they stay below the 1024 clauses that a query may have. */
const mostWords = 100;
const mostPhrases = 30;
const wordsOfPhrase = 5;

/** What a word counts by field, and what a phrase that widens a question counts, about as in our own index. */
const fields = ["text", "heading", "citation", "title"];
const phraseWeight = 0.5;

const withoutEmpty = (text: string) => text.split(/\s+/).filter((word) => termsOf(word).length > 0);
const wordsOf = (text: string, most: number) => [...new Set(withoutEmpty(text))].slice(0, most).join(" ");

/** The body of a search, in the words of OpenSearch's query language; `timeout` in ms. */
export function candidateSearch({ text, phrases, jurisdictions, upTo, limit }: CandidateQuery, timeout: number) {
  const asked = [
    { query: wordsOf(text, mostWords), boost: 1 },
    ...phrases.slice(0, mostPhrases).map((phrase) => ({ query: wordsOf(phrase, wordsOfPhrase), boost: phraseWeight })),
  ].filter(({ query }) => query !== "");
  return {
    size: limit,
    timeout: `${timeout}ms`,
    _source: false,
    track_total_hits: false,
    query: {
      bool: {
        should: asked.map((one) => ({ multi_match: { ...one, fields, type: "most_fields" } })),
        minimum_should_match: 1,
        filter: [
          { term: { owner: everybody } },
          { range: { key: { lte: upTo } } },
          ...(jurisdictions === null ? [] : [{ terms: { jurisdiction: [...jurisdictions] } }]),
        ],
      },
    },
  };
}

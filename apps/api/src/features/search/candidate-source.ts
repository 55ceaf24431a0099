import type { Hit, PassageIndex, SearchText } from "@clausewise/retrieval";

/** Shared passages that may speak to a question. */
export interface FoundCandidates {
  keys: ReadonlySet<number>;
  /** Key of the last passage that was looked at: every later one may speak to it too. */
  after: number;
}

/** Where else than in our own index candidates are looked for. */
export interface CandidateSource {
  /** Shared passages of the law of some places, or of all for null; null where our own index has to do alone. Never rejects. */
  find: (text: SearchText, jurisdictions: readonly string[] | null, limit: number) => Promise<FoundCandidates | null>;
}

/** What is searched, and which of its passages whoever asks may find. */
interface Searched {
  index: PassageIndex;
  accept: (key: number) => boolean;
  limit: number;
}

/**
 * The candidates in the order of our own ranking, with its scores, those that share no word with the question last. What a
 * source names is believed only where it may be found at all.
 */
export function rankedCandidates(text: SearchText, found: FoundCandidates | null, { index, accept, limit }: Searched): Hit[] {
  if (found === null) return index.search(text, { limit, accept });
  const { keys, after } = found;
  const hits = index.search(text, { limit, accept: (key) => accept(key) && (keys.has(key) || key > after) });
  const ranked = new Set(hits.map(({ key }) => key));
  const others = [...keys].filter((key) => !ranked.has(key) && accept(key)).map((key) => ({ key, score: 0 }));
  return [...hits, ...others].slice(0, limit);
}

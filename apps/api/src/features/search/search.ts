import type { LocatedPassage } from "../library/library.reads.ts";
import { composeAnswerTo } from "./compose-answer.ts";
import type { ComposedAnswer } from "./composed-answer.ts";
import type { AskedQuestion, Knowledge } from "./gather-evidence.ts";
import type { SearchIndex } from "./search-index.ts";
import type { PassageVectors } from "./vectors/passage-vectors.ts";

/** Shared passages like some words, of other sources than those named. */
interface Likeness {
  words: string[];
  notOf: string[];
  day: string;
  limit: number;
}

/** Shared passages that speak to some words, of the sources named alone. */
interface Narrowed {
  words: string;
  of: string[];
  day: string;
  limit: number;
}

/** Passages looked through for those of the sources named. */
const lookedThrough = 3000;

/** What is asked of the search over the shared library; everything given and taken is plain data. */
export interface Search {
  /** Takes in what changed up to this call; where that is much, goes on with what it holds until that is built. */
  refresh(): Promise<void>;
  /** The same, waiting for what is built. */
  catchUp(): Promise<void>;
  /** Composes an answer from the passages held that speak to a question; `signal` aborts when nobody waits any longer. */
  compose(question: AskedQuestion, signal?: AbortSignal): Promise<ComposedAnswer>;
  /** Best first. */
  alike(wanted: Likeness): Promise<LocatedPassage[]>;
  /** Best first. */
  among(wanted: Narrowed): Promise<LocatedPassage[]>;
  /** Passages held, and those of them that are also found by meaning; null where no vectors are made. */
  counts(): Promise<{ passages: number; embedded: number | null }>;
  /** Takes in the vectors that were made. */
  loadVectors(): Promise<void>;
  /** Keeps the index on disk, so that the next start need not build it, and ends. */
  close(): Promise<void>;
}

interface SearchOver {
  index: SearchIndex;
  vectors: PassageVectors | null;
  knowledge: Knowledge;
}

/** The search over an index in this thread. */
export const createSearch = ({ index, vectors, knowledge }: SearchOver): Search => ({
  refresh: () => index.refresh(),
  catchUp: () => index.catchUp(),
  compose: (question) => composeAnswerTo(question, index, knowledge),
  async alike({ words, notOf, day, limit }) {
    await index.refresh();
    const view = index.view({ viewer: null, jurisdictions: null, day });
    const own = index.keysOf(notOf);
    const best = new Map<number, number>();
    for (const { key, score } of words.flatMap((some) => view.search(some, own.size + limit)))
      if (!own.has(key) && score > (best.get(key) ?? 0)) best.set(key, score);
    const ranked = [...best].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
    return view.located(ranked.slice(0, limit));
  },
  async among({ words, of, day, limit }) {
    await index.refresh();
    const view = index.view({ viewer: null, jurisdictions: null, day });
    const keys = index.keysOf(of);
    const found = view.search(words, lookedThrough).filter(({ key }) => keys.has(key));
    return view.located(found.slice(0, limit).map(({ key }) => key));
  },
  counts: async () => ({ passages: index.size, embedded: index.embedded }),
  loadVectors: async () => vectors?.load(),
  async close() {
    vectors?.close();
    await index.keep();
  },
});

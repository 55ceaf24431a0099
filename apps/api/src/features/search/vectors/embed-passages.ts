import type { Embed } from "./embeddings.ts";
import { EmbeddingsError } from "./embeddings-error.ts";
import { persist } from "../persist.ts";
import type { VectorShelf } from "./vector-shelf.ts";

/** A shared passage as it is stored. */
export interface PassageToEmbed {
  key: number;
  hash: string;
  title: string;
  citation: string;
  heading: string;
  text: string;
}

/** How a server is asked for the vectors of passages; times in ms. */
export interface Pace {
  /** Passages in a request. */
  batch: number;
  /** Requests under way at once. */
  inFlight: number;
  timeout: number;
  /** What to wait before each further try. */
  delays: readonly number[];
}

/** Characters of a passage that a vector is made from: models read about so much and refuse far more. */
const longestText = 6000;

const wordsOf = ({ title, citation, heading, text }: PassageToEmbed) => `${title}\n${citation} ${heading}\n${text}`.slice(0, longestText);

/** Puts the vectors of passages on the shelf, some requests at a time; rejects at the first that fails for good. */
export async function embedPassages(
  passages: readonly PassageToEmbed[],
  { embed, catalogue, pace, signal }: { embed: Embed; catalogue: VectorShelf; pace: Pace; signal: AbortSignal },
): Promise<void> {
  const ask = (some: readonly PassageToEmbed[]) =>
    persist(() => embed(some.map(wordsOf), AbortSignal.any([signal, AbortSignal.timeout(pace.timeout)])), pace.delays, signal);
  const take = async (some: readonly PassageToEmbed[]): Promise<void> => {
    try {
      const vectors = await ask(some);
      catalogue.add(some.map(({ key, hash }, nth) => ({ key, hash, vector: vectors[nth] ?? [] })));
    } catch (error) {
      // One text that a model cannot take must not keep all others from their vectors.
      if (!(error instanceof EmbeddingsError && error.isRefusal)) throw error;
      if (some.length === 1 && catalogue.size > 0) return;
      if (some.length === 1) throw error;
      const half = Math.ceil(some.length / 2);
      await take(some.slice(0, half));
      await take(some.slice(half));
    }
    await catalogue.save("enough");
  };
  const starts = Array.from({ length: Math.ceil(passages.length / pace.batch) }, (_, nth) => nth * pace.batch);
  await inParallel(starts, pace.inFlight, (start) => take(passages.slice(start, start + pace.batch)));
}

/** Works through a list, `most` at a time; after a failure nothing new is begun, and what is under way is waited for. */
async function inParallel<T>(list: readonly T[], most: number, work: (one: T) => Promise<void>): Promise<void> {
  const rest = list.values();
  let failure: { error: unknown } | null = null;
  const lane = async () => {
    for (const one of rest) {
      if (failure) return;
      await work(one).catch((error: unknown) => (failure ??= { error }));
    }
  };
  await Promise.all(Array.from({ length: most }, lane));
  if (failure) throw (failure as { error: unknown }).error;
}

import type { Hit } from "@clausewise/retrieval";
import type { LibraryReads } from "../../library/library.reads.ts";
import { embedPassages, type Pace } from "./embed-passages.ts";
import { createEmbed, type EmbeddingsSettings } from "./embeddings.ts";
import { EmbeddingsError } from "./embeddings-error.ts";
import { createVectorShelf } from "./vector-shelf.ts";

/** Vectors of the shared passages, kept beside the search index; they can be thrown away at any time. */
export interface PassageVectors {
  /** Passages that have a vector. */
  readonly size: number;
  /** The vector of a question; null where there is none to be had at once. */
  ofQuestion(question: string): Promise<readonly number[] | null>;
  /** Keys of the accepted passages most like a question, best first. */
  nearest(question: readonly number[], limit: number, accept: (key: number) => boolean): Hit[];
  /** Makes the vectors of passages that have none; a call during a run shares it. */
  follow(): Promise<void>;
  close(): Promise<void>;
}

/** Times in ms. */
interface Habits extends Pace {
  questionTimeout: number;
  /** How long questions go without a vector after one got none, so that a server that is away slows few answers. */
  questionRest: number;
  /** What to wait after a run that failed; twice as long after each further one, up to `longestRest`. */
  rest: number;
  saveEvery: number;
}

const habits: Habits = {
  batch: 32,
  inFlight: 4,
  timeout: 60_000,
  delays: [500, 2000, 8000],
  questionTimeout: 2000,
  questionRest: 15_000,
  rest: 5000,
  saveEvery: 1000,
};
const longestRest = 300_000;
/** Passages read at once. */
const page = 512;

export interface VectorParts {
  library: Pick<LibraryReads, "passagesAfter" | "hashesAt">;
  settings: EmbeddingsSettings;
  path: string;
  warn: (line: string) => void;
}

export function createPassageVectors({ library, settings, path, warn }: VectorParts, own: Partial<Habits> = {}): PassageVectors {
  const pace = { ...habits, ...own };
  const embed = createEmbed(settings);
  const catalogue = createVectorShelf(path, settings.model, pace.saveEvery);
  const ending = new AbortController();
  const { signal } = ending;
  let running: Promise<void> | null = null;
  let isLoaded = false;
  let doneKey = 0;
  let failures = 0;
  let restUntil = 0;
  let questionsFrom = 0;

  const takeAll = async () => {
    if (!isLoaded) await catalogue.load(library.hashesAt);
    isLoaded = true;
    while (!signal.aborted) {
      const passages = await library.passagesAfter(doneKey, page);
      await embedPassages(
        passages.filter((passage) => !catalogue.has(passage)),
        { embed, catalogue, pace, signal },
      );
      doneKey = passages.at(-1)?.key ?? doneKey;
      if (passages.length < page) return;
    }
  };

  const run = async () => {
    try {
      try {
        await takeAll();
      } finally {
        await catalogue.save();
      }
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      const rest = Math.min(pace.rest * 2 ** failures++, longestRest);
      restUntil = performance.now() + rest;
      if (!(error instanceof EmbeddingsError)) throw error;
      warn(`${error.message} ${catalogue.size} passages have a vector; the others follow when it answers again.`);
    }
  };

  return {
    get size() {
      return catalogue.size;
    },
    async ofQuestion(question) {
      if (catalogue.size === 0 || performance.now() < questionsFrom) return null;
      try {
        const [vector] = await embed([question], AbortSignal.any([signal, AbortSignal.timeout(pace.questionTimeout)]));
        return vector ?? null;
      } catch {
        questionsFrom = performance.now() + pace.questionRest;
        return null;
      }
    },
    nearest: (question, limit, accept) => catalogue.nearest(question, limit, accept),
    async follow() {
      if (signal.aborted || performance.now() < restUntil) return;
      await (running ??= run().finally(() => {
        running = null;
      }));
    },
    async close() {
      ending.abort();
      await running?.catch(() => undefined);
    },
  };
}

import type { Hit } from "@clausewise/retrieval";
import type { LibraryReads } from "../../library/library.reads.ts";
import { createEmbed, type EmbeddingsSettings } from "./embeddings.ts";
import { createVectorShelf } from "./vector-shelf.ts";

/** Vectors of the shared passages as they were made into a file, and of questions; they can be thrown away at any time. */
export interface PassageVectors {
  /** Passages that have a vector. */
  readonly size: number;
  /** The vector of a question; null where there is none to be had at once. */
  ofQuestion(question: string): Promise<readonly number[] | null>;
  /** Keys of the accepted passages most like a question, best first. */
  nearest(question: readonly number[], limit: number, accept: (key: number) => boolean): Hit[];
  /** Takes in what the file holds by now. */
  load(): Promise<void>;
  close(): void;
}

/** Times in ms. */
interface Habits {
  questionTimeout: number;
  /** How long questions go without a vector after one got none, so that a server that is away slows few answers. */
  questionRest: number;
}

const habits: Habits = { questionTimeout: 2000, questionRest: 15_000 };

export interface VectorParts {
  library: Pick<LibraryReads, "hashesAt">;
  settings: EmbeddingsSettings;
  path: string;
}

export function createPassageVectors({ library, settings, path }: VectorParts, own: Partial<Habits> = {}): PassageVectors {
  const { questionTimeout, questionRest } = { ...habits, ...own };
  const embed = createEmbed(settings);
  const shelf = createVectorShelf(path, settings.model);
  const ending = new AbortController();
  let questionsFrom = 0;
  let loading: Promise<void> = Promise.resolve();

  return {
    get size() {
      return shelf.size;
    },
    async ofQuestion(question) {
      if (shelf.size === 0 || performance.now() < questionsFrom) return null;
      try {
        const [vector] = await embed([question], AbortSignal.any([ending.signal, AbortSignal.timeout(questionTimeout)]));
        return vector ?? null;
      } catch {
        questionsFrom = performance.now() + questionRest;
        return null;
      }
    },
    nearest: (question, limit, accept) => shelf.nearest(question, limit, accept),
    load: () => (loading = loading.catch(() => undefined).then(() => shelf.load(library.hashesAt))),
    close: () => ending.abort(),
  };
}

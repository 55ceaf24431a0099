import { join } from "node:path";
import { AppError } from "../../errors.ts";
import { startThread, ThreadEnded, type Thread } from "../../platform/threads/thread.ts";
import { createQuestionQueue, type QueueLimits } from "./question-queue.ts";
import type { SearchedLibrary } from "./search-index.ts";
import type { Search } from "./search.ts";
import type { EmbeddingsSettings } from "./vectors/embeddings.ts";

/** What the thread is told when it starts. */
export interface ThreadSettings {
  indexFile: string | null;
  passageFile?: string | null;
  vectors: { settings: EmbeddingsSettings; path: string } | null;
}

/** What the thread reads and tells. */
export interface SearchStarter extends SearchedLibrary {
  warn(line: string): void;
}

/** Where the search keeps what it would take long to make anew. */
export const keptIn = (dataDir: string) => ({
  indexFile: join(dataDir, "library.index"),
  passageFile: join(dataDir, "library.passages"),
});

export interface ThreadParts extends ThreadSettings {
  library: SearchedLibrary;
  warn: SearchStarter["warn"];
  limits?: Partial<QueueLimits>;
}

/** Two at once: while one waits for the database, the other ranks. */
const usual: QueueLimits = { atOnce: 2, waiting: 64, timeLimit: 10_000 };

const program = new URL("./search-worker.ts", import.meta.url);

/** A thread that has started. */
interface Started extends Thread<Search> {
  /** Resolves once it holds the library. */
  opened: Promise<void>;
}

/**
 * The search in a thread of its own, so that no question keeps any other request waiting. A question that takes too long
 * ends the thread; the next one starts another, and those it was working on besides are asked again.
 */
export function startSearchThread({ library, warn, limits, ...settings }: ThreadParts): Search {
  let thread: Started | null = null;
  let isClosed = false;

  const start = (): Started => {
    const made = startThread<Search>({
      program,
      start: settings,
      own: { ...library, warn } satisfies SearchStarter,
      ended({ cause }) {
        if (cause instanceof Error) warn(`The search was started anew after a failure: ${cause.message}`);
        if (thread === started) thread = null;
      },
    });
    const started = { ...made, opened: made.calls.refresh() };
    // One that could not open, as while the database is away, gives way to another.
    started.opened.catch(() => made.end());
    return started;
  };

  // At once, so that it loads while the server starts.
  thread = start();

  /** Calls the thread that runs, or a new one; what an ended thread was working on is asked once more. */
  const call = async <R>(work: (search: Search) => Promise<R>, again = true): Promise<R> => {
    if (isClosed) throw new AppError("unavailable", "The server is ending.");
    thread ??= start();
    try {
      const { calls, opened } = thread;
      await opened;
      return await work(calls);
    } catch (error) {
      if (error instanceof ThreadEnded && again && !isClosed) return call(work, false);
      throw error;
    }
  };

  const ask = createQuestionQueue<Parameters<Search["compose"]>[0], Awaited<ReturnType<Search["compose"]>>>({
    limits: { ...usual, ...limits },
    ready: () => call(async () => undefined),
    work: (question, late) =>
      call(async (search) => {
        // Asked once more, it would keep the next thread busy as well.
        late.throwIfAborted();
        return search.compose(question);
      }),
    abandon() {
      const late = thread;
      thread = null;
      void late?.end();
    },
  });

  return {
    refresh: () => call((search) => search.refresh()),
    compose: ask,
    alike: (wanted) => call((search) => search.alike(wanted)),
    counts: () => call((search) => search.counts()),
    followVectors: () => call((search) => search.followVectors()),
    async close() {
      isClosed = true;
      const last = thread;
      thread = null;
      await last?.calls.close();
      await last?.end();
    },
  };
}

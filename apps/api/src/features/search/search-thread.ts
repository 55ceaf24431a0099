import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "../../errors.ts";
import { connect, remote, type OtherThread } from "./calls.ts";
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

/** Where the search keeps what it would take long to make anew. */
export const keptIn = (dataDir: string) => ({
  indexFile: join(dataDir, "library.index"),
  passageFile: join(dataDir, "library.passages"),
});

export interface ThreadParts extends ThreadSettings {
  library: SearchedLibrary;
  warn: (line: string) => void;
  limits?: Partial<QueueLimits>;
}

/** Two at once: while one waits for the database, the other ranks. */
const usual: QueueLimits = { atOnce: 2, waiting: 64, timeLimit: 10_000 };

const isSource = import.meta.url.endsWith(".ts");
const program = isSource ? new URL("./search-worker.ts", import.meta.url) : new URL("./search-worker.js", import.meta.url);

/** A thread of its own that has started; it fails as a whole. */
interface Thread {
  search: Search;
  /** Resolves once it holds the library. */
  opened: Promise<void>;
  end(): Promise<unknown>;
}

/** The thread's work was ended because some question took too long, or it broke. */
class ThreadEnded extends Error {
  override name = "ThreadEnded";
}

/**
 * The search in a thread of its own, so that no question keeps any other request waiting. A question that takes too long
 * ends the thread; the next one starts another, and those it was working on besides are asked again.
 */
export function startSearchThread({ library, warn, limits, ...settings }: ThreadParts): Search {
  let thread: Thread | null = null;
  let isClosed = false;

  const start = (): Thread => {
    const worker = new Worker(program, { workerData: settings, execArgv: isSource ? ["--conditions=@clausewise/source"] : [] });
    const own = { ...library, warn: async (line: string) => warn(line) };
    const other: OtherThread = connect(worker, Promise.resolve(own));
    const search = remote<Search>(other, ["refresh", "compose", "alike", "counts", "followVectors", "close"]);
    const started: Thread = { search, opened: search.refresh(), end: () => worker.terminate() };
    // One that could not open, as while the database is away, gives way to another.
    started.opened.catch(() => worker.terminate());
    const over = (error?: Error) => {
      if (error) warn(`The search was started anew after a failure: ${error.message}`);
      other.fail(new ThreadEnded("the search thread ended"));
      if (thread === started) thread = null;
    };
    worker.once("error", over);
    worker.once("exit", () => over());
    return started;
  };

  // At once, so that it loads while the server starts.
  thread = start();

  /** Calls the thread that runs, or a new one; what an ended thread was working on is asked once more. */
  const call = async <R>(work: (search: Search) => Promise<R>, again = true): Promise<R> => {
    if (isClosed) throw new AppError("unavailable", "The server is ending.");
    thread ??= start();
    try {
      const { search, opened } = thread;
      await opened;
      return await work(search);
    } catch (error) {
      if (error instanceof ThreadEnded && again && !isClosed) return call(work, false);
      throw error;
    }
  };

  const ask = createQuestionQueue<Parameters<Search["compose"]>[0], Awaited<ReturnType<Search["compose"]>>>({
    limits: { ...usual, ...limits },
    ready: () => call(async () => undefined),
    work: (question) => call((search) => search.compose(question)),
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
      await last?.search.close();
      await last?.end();
    },
  };
}

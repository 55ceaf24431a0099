import { join } from "node:path";
import { AppError } from "../../errors.ts";
import type { Config } from "../../platform/config.ts";
import { startThread, ThreadEnded, type Thread } from "../../platform/threads/thread.ts";
import { createQuestionQueue, type QueueLimits } from "./question-queue.ts";
import type { ClusterSettings } from "./cluster/open-search.ts";
import type { SearchedLibrary } from "./search-index.ts";
import type { Search } from "./search.ts";
import type { EmbeddingsSettings } from "./vectors/embeddings.ts";

/** What the thread is told when it starts. */
export interface ThreadSettings {
  indexFile: string | null;
  passageFile?: string | null;
  vectors: { settings: EmbeddingsSettings; path: string } | null;
  /** Where candidates are looked for beside the index; null where nothing else does. */
  cluster?: ClusterSettings | null;
  /** Whether it goes through some questions before anybody asks. */
  warms?: boolean;
}

/** What the thread reads and tells. */
export interface SearchStarter extends SearchedLibrary {
  warn(line: string): void;
  /** Has the index built where that is much work; see `createIndexBuilding`. */
  build(beyond: number): Promise<boolean>;
}

/** Where vectors come from and are kept; null where none are made. */
export const vectorsOf = ({ dataDir, embeddings }: Config) =>
  embeddings && { settings: embeddings, path: join(dataDir, "library.vectors") };

/** Where the search keeps what it would take long to make anew. Vectors are held where questions are answered. */
export const settingsOf = (config: Config) => ({
  indexFile: join(config.dataDir, "library.index"),
  passageFile: join(config.dataDir, "library.passages"),
  vectors: config.role === "worker" ? null : vectorsOf(config),
  cluster: config.role === "worker" ? null : config.cluster,
  warms: config.role !== "worker",
});

const program = new URL("./search-worker.ts", import.meta.url);

/** MB: what a question needs for moments is many times what other threads do, and else a quarter of its time goes into tidying memory. */
const moments = 16;

/** A thread that loads already, and waits for what it reads and tells. */
export type EarlyThread = (starter: SearchStarter, ended: (error: ThreadEnded) => void) => Thread<Search>;

/** Starts the thread before there is a library to read, so that it loads meanwhile what it keeps beside it. */
export function startEarly(settings: ThreadSettings): EarlyThread {
  const own = Promise.withResolvers<SearchStarter>();
  const over = Promise.withResolvers<ThreadEnded>();
  const thread = startThread<Search>({ program, start: settings, own: own.promise, ended: over.resolve, moments });
  return (starter, ended) => {
    own.resolve(starter);
    void over.promise.then(ended);
    return thread;
  };
}

export interface ThreadParts {
  /** What the thread is started with, also whenever it has to be started anew. */
  settings: ThreadSettings;
  /** One that was started with it before. */
  early?: EarlyThread;
  library: SearchedLibrary;
  warn: SearchStarter["warn"];
  build: SearchStarter["build"];
  limits?: Partial<QueueLimits>;
}

/** Two at once: while one waits for the database, the other ranks. */
const usual: QueueLimits = { atOnce: 2, waiting: 64, timeLimit: 10_000 };

/** A thread that has started. */
interface Started extends Thread<Search> {
  /** Resolves once it holds the library. */
  opened: Promise<void>;
}

/**
 * The search in a thread of its own, so that no question keeps any other request waiting. A question that takes too long
 * ends the thread; the next one starts another, and those it was working on besides are asked again.
 */
export function startSearchThread({ settings, early, library, warn, build, limits }: ThreadParts): Search {
  let thread: Started | null = null;
  let isClosed = false;

  const start = (begun = startEarly(settings)): Started => {
    const made = begun({ ...library, warn, build }, ({ cause }) => {
      if (cause instanceof Error) warn(`The search was started anew after a failure: ${cause.message}`);
      if (thread === started) thread = null;
    });
    const started = { ...made, opened: made.calls.catchUp() };
    // One that could not open, as while the database is away, gives way to another.
    started.opened.catch(() => made.end());
    return started;
  };

  // At once, so that it loads while the server starts.
  thread = start(early);

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
    catchUp: () => call((search) => search.catchUp()),
    compose: ask,
    alike: (wanted) => call((search) => search.alike(wanted)),
    among: (wanted) => call((search) => search.among(wanted)),
    counts: () => call((search) => search.counts()),
    loadVectors: () => call((search) => search.loadVectors()),
    async close() {
      isClosed = true;
      const last = thread;
      thread = null;
      await last?.calls.close();
      await last?.end();
    },
  };
}

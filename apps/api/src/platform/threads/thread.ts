import { parentPort, Worker, workerData } from "node:worker_threads";
import { forGood } from "../wanted.ts";
import { connect, type Calls, type Served } from "./calls.ts";

/** A thread ended while it was wanted; `cause` is the error it died of, where it did. */
export class ThreadEnded extends Error {
  override name = "ThreadEnded";
  readonly reason: string;
  constructor(reason: string, cause?: unknown) {
    super(`A thread of the program ended: ${reason}.`, cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}

export interface Thread<Theirs> {
  /** What the thread's program lets be called; rejects with `ThreadEnded` once it is over. */
  calls: Calls<Theirs>;
  /** Ends it at once, whatever it is busy with. */
  end: (reason?: string) => Promise<void>;
}

interface ThreadParts {
  /** Its program, as it is named in the source. */
  program: URL;
  /** What the program is started with. */
  start: unknown;
  /** What the program may call here. */
  own?: object;
  /** Hears, once, that it is over. */
  ended?: (error: ThreadEnded) => void;
}

const isSource = import.meta.url.endsWith(".ts");
const fileOf = (program: URL): URL => (isSource ? program : new URL(program.href.replace(/\.ts$/, ".js")));

/** Starts a thread whose program is run by `inThread`. */
export function startThread<Theirs extends object>({ program, start, own = {}, ended }: ThreadParts): Thread<Theirs> {
  const execArgv = isSource ? ["--conditions=@clausewise/source"] : [];
  // What it calls here is its own wish, not that of whoever happened to start it.
  const worker = forGood(() => new Worker(fileOf(program), { workerData: start, execArgv }));
  const { calls, fail } = connect<Theirs>(worker, Promise.resolve(own));
  let isOver = false;
  const over = (error: ThreadEnded) => {
    if (isOver) return;
    isOver = true;
    fail(error);
    ended?.(error);
  };
  worker.once("error", (error) => over(new ThreadEnded(`it failed: ${error instanceof Error ? error.message : String(error)}`, error)));
  worker.once("exit", () => over(new ThreadEnded("its thread ended")));
  return {
    calls,
    async end(reason = "it is no longer needed") {
      over(new ThreadEnded(reason));
      await worker.terminate();
    },
  };
}

/**
 * Runs a thread's program: `work` gives what whoever started it may call, out of what it was started with and what it may
 * call there. Where `work` fails, so does every call.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a program says what it is started with
export function inThread<Own extends object, Start, Starter extends object = object>(
  work: (start: Start, starter: Calls<Starter>) => Promise<Served<Own>>,
): void {
  if (!parentPort) return;
  const own = Promise.withResolvers<object>();
  own.promise.catch(() => undefined);
  const { calls } = connect<Starter>(parentPort, own.promise);
  // It is `startThread` that handed it over.
  work(workerData as Start, calls).then(own.resolve, own.reject);
}

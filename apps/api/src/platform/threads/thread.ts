import { getPriority, setPriority } from "node:os";
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
  /** What the program may call here; what it calls before that is there waits. */
  own?: object | Promise<object>;
  /** Hears, once, that it is over. */
  ended?: (error: ThreadEnded) => void;
  /** MB in which it makes what it mostly needs for moments; with more, one that makes much at a time tidies its memory less often. */
  moments?: number;
}

/** Left alone, it is 32 MB; a thread takes three times as much. */
const usualMoments = 4;
const taken = 3;

const isSource = import.meta.url.endsWith(".ts");
const fileOf = (program: URL): URL => (isSource ? program : new URL(program.href.replace(/\.ts$/, ".js")));

/** Starts a thread whose program is run by `inThread`. */
export function startThread<Theirs extends object>({
  program,
  start,
  own = {},
  ended,
  moments = usualMoments,
}: ThreadParts): Thread<Theirs> {
  const execArgv = isSource ? ["--conditions=@clausewise/source"] : [];
  const resourceLimits = { maxYoungGenerationSizeMb: taken * moments };
  // What it calls here is its own wish, not that of whoever happened to start it.
  const worker = forGood(() => new Worker(fileOf(program), { workerData: start, execArgv, resourceLimits }));
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

/** How far behind the others a thread stands that lets them go first, and what is furthest, as `nice` numbers it. */
const behind = 10;
const furthest = 19;

/** Has this thread work only in the time that the process's other threads leave, where the processors are busy. */
export function letOthersGoFirst(): void {
  // Elsewhere than on Linux this would be said of the whole process.
  if (process.platform === "linux") setPriority(Math.min(getPriority() + behind, furthest));
}

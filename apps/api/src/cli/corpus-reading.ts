import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { CorpusPlan } from "@clausewise/documents";
import type { ReaderMessage } from "./corpus-reader.ts";

/** Reading had to be given up; `message` names the file and why, for the person at the terminal. */
export class ReadingError extends Error {
  override name = "ReadingError";
}

interface ReadingOptions {
  signal: AbortSignal;
  /** Told of each file that is looked through, with how many were. */
  progress?: (file: string, count: number) => void;
  /** Milliseconds that one file or source may take. */
  limit?: number;
  program?: URL;
}

const isSource = import.meta.url.endsWith(".ts");
const reader = new URL(isSource ? "./corpus-reader.ts" : "./corpus-reader.js", import.meta.url);
const fiveMinutes = 300_000;

/**
 * Finds the sources in files, in a thread of its own: a file that keeps it busy for ever is given up after the limit,
 * and a wish to stop is heard at once. `close` ends the thread.
 */
export async function readCorpus(paths: readonly string[], options: ReadingOptions): Promise<CorpusPlan & { close: () => Promise<void> }> {
  options.signal.throwIfAborted();
  const thread = startReader(paths, options);
  const { sources, ...rest } = await planOf(thread, options.progress);
  const planned = sources.map((source, index) => ({
    ...source,
    read: async () => {
      thread.ask(index);
      const said = await thread.next(source.files[0] ?? source.name);
      if (!("read" in said)) throw new ReadingError(`${source.name} was not read`);
      return said.read;
    },
  }));
  return { ...rest, sources: planned, close: thread.close };
}

async function planOf(thread: Reader, progress: ReadingOptions["progress"]) {
  let count = 0;
  let file = "The first file";
  for (;;) {
    const message = await thread.next(file);
    if ("sources" in message) return message;
    if ("read" in message) throw new ReadingError(`${file} was read before its turn`);
    file = message.file;
    count += 1;
    progress?.(file, count);
  }
}

interface Reader {
  ask: (index: number) => void;
  /** What the thread says next, while it is busy with `file`. */
  next: (file: string) => Promise<ReaderMessage>;
  close: () => Promise<void>;
}

function startReader(paths: readonly string[], { signal, limit = fiveMinutes, program = reader }: ReadingOptions): Reader {
  const worker = new Worker(program, { workerData: { paths }, execArgv: isSource ? ["--conditions=@clausewise/source"] : [] });
  const late = new AbortController();
  const messages = on(worker, "message", { signal: AbortSignal.any([signal, late.signal]), close: ["exit"] });
  const close = async () => void (await worker.terminate());
  const next = async (file: string): Promise<ReaderMessage> => {
    const timer = setTimeout(() => late.abort(), limit);
    try {
      const { value, done } = await messages.next();
      if (done !== true) return value[0];
      throw new Error("the reading ended early");
    } catch (error) {
      await close();
      signal.throwIfAborted();
      if (late.signal.aborted) throw new ReadingError(`${file} took longer than ${limit / 1000} s to read: import the others without it`);
      throw new ReadingError(`${file} could not be read: ${error instanceof Error ? error.message : "the reading broke off"}`);
    } finally {
      clearTimeout(timer);
    }
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  return { ask: (index) => worker.postMessage(index), next, close };
}

import type { CorpusPlan, ReadResult } from "@clausewise/documents";
import { startThread, ThreadEnded } from "../platform/threads/thread.ts";

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

/** What the thread tells: the file it turns to. What it does: says what all files hold, and reads one source. */
export interface ReaderStarter {
  turnTo(file: string): void;
}
export interface CorpusReader {
  plan(): Omit<CorpusPlan, "sources"> & { sources: Omit<CorpusPlan["sources"][number], "read">[] };
  read(index: number): ReadResult;
}

const reader = new URL("./corpus-reader.ts", import.meta.url);
const fiveMinutes = 300_000;

/**
 * Finds the sources in files, in a thread of its own: a file that keeps it busy for ever is given up after the limit,
 * and a wish to stop is heard at once. `close` ends the thread.
 */
export async function readCorpus(paths: readonly string[], options: ReadingOptions): Promise<CorpusPlan & { close: () => Promise<void> }> {
  options.signal.throwIfAborted();
  const { calls, during, close } = startReader(paths, options);
  const { sources, ...rest } = await during(null, calls.plan());
  const planned = sources.map((source, index) => ({
    ...source,
    read: () => during(source.files[0] ?? source.name, calls.read(index)),
  }));
  return { ...rest, sources: planned, close };
}

function startReader(paths: readonly string[], { signal, progress, limit = fiveMinutes, program = reader }: ReadingOptions) {
  let file = "The first file";
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      void close();
    }, limit);
  };
  const turnTo: ReaderStarter["turnTo"] = (next) => {
    watch();
    file = next;
    count += 1;
    progress?.(file, count);
  };
  const { calls, end } = startThread<CorpusReader>({ program, start: { paths }, own: { turnTo } });
  const stop = () => void close();
  signal.addEventListener("abort", stop, { once: true });
  const close = async () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    await end();
  };
  const refusalOf = (error: unknown): ReadingError => {
    if (isLate) return new ReadingError(`${file} took longer than ${limit / 1000} s to read: import the others without it`);
    const reason = error instanceof ThreadEnded ? (error.cause ?? "the reading ended early") : error;
    return new ReadingError(`${file} could not be read: ${reason instanceof Error ? reason.message : String(reason)}`);
  };
  return {
    calls,
    close,
    /** Waits for what the thread is busy with; after a failure it is ended. */
    during: async <T>(name: string | null, call: Promise<T>): Promise<T> => {
      file = name ?? file;
      watch();
      try {
        return await call;
      } catch (error) {
        await close();
        signal.throwIfAborted();
        throw refusalOf(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

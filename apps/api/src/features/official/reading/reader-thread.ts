import { Unreadable } from "@clausewise/official";
import { startThread, type Thread } from "../../../platform/threads/thread.ts";
import type { Reader } from "./reader.ts";

/** Time in ms without anything to read after which the thread ends, and gives back its memory. */
const idle = 30_000;

/** What crossed from the thread is an error by its name alone. */
function asThrown(error: unknown): never {
  throw error instanceof Error && error.name === "Unreadable" ? new Unreadable(error.message, { cause: error }) : error;
}

/** Reads in a thread of its own, which runs `program` and is there while something is read. */
export function createReaderThread(program: URL): Reader & { close(): Promise<void> } {
  let thread: Thread<Reader> | null = null;
  let busy = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = (ended: Thread<Reader> | null) => {
    if (thread === ended) thread = null;
    void ended?.end();
  };
  const start = (): Thread<Reader> => {
    const started: Thread<Reader> = startThread<Reader>({ program, start: null, ended: () => end(started) });
    return started;
  };
  const call = async <R>(work: (calls: Thread<Reader>["calls"]) => Promise<R>): Promise<R> => {
    clearTimeout(timer);
    busy += 1;
    try {
      return await work((thread ??= start()).calls).catch(asThrown);
    } finally {
      busy -= 1;
      if (busy === 0) timer = setTimeout(() => end(thread), idle).unref();
    }
  };
  return {
    judge: (...args) => call(({ judge }) => judge(...args)),
    detect: (...args) => call(({ detect }) => detect(...args)),
    read: (...args) => call(({ read }) => read(...args)),
    passages: (...args) => call(({ passages }) => passages(...args)),
    entries: (...args) => call(({ entries }) => entries(...args)),
    letGo: (...args) => call(({ letGo }) => letGo(...args)),
    async close() {
      clearTimeout(timer);
      await thread?.end();
    },
  };
}

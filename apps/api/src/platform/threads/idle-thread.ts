import { startThread, type Thread } from "./thread.ts";

/** Time in ms without a call after which the thread ends, and gives back its memory. */
const idle = 30_000;

/** A thread of its own, which runs `program` and is there while it is called. */
export function createIdleThread<Theirs extends object>(program: URL) {
  let thread: Thread<Theirs> | null = null;
  let busy = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = (ended: Thread<Theirs> | null) => {
    if (thread === ended) thread = null;
    void ended?.end();
  };
  const start = (): Thread<Theirs> => {
    const started: Thread<Theirs> = startThread<Theirs>({ program, start: null, ended: () => end(started) });
    return started;
  };
  return {
    call: async <R>(work: (calls: Thread<Theirs>["calls"]) => Promise<R>): Promise<R> => {
      clearTimeout(timer);
      busy += 1;
      try {
        return await work((thread ??= start()).calls);
      } finally {
        busy -= 1;
        if (busy === 0) timer = setTimeout(() => end(thread), idle).unref();
      }
    },
    close: async (): Promise<void> => {
      clearTimeout(timer);
      await thread?.end();
    },
  };
}

import { Worker } from "node:worker_threads";
import { loadIndex, type IndexPassage, type PassageIndex } from "@clausewise/retrieval";
import type { IndexMark } from "./index-file.ts";

/** The kept index to go on from, up to the key it is known to hold; null to begin with nothing. */
export interface BuildStart {
  base: { path: string; key: number } | null;
}

/** What the thread is told: passages to add, or to finish and to keep the index at `path`, where there is one. */
export type BuildMessage = { passages: IndexPassage[] } | { mark: IndexMark; path: string | null };

/** An index that is being built in a thread of its own. */
export interface Build {
  add(passages: IndexPassage[]): void;
  /** The index built; rejects where the thread failed. */
  finish(mark: IndexMark, path: string | null): Promise<PassageIndex>;
  cancel(): Promise<unknown>;
}

const isSource = import.meta.url.endsWith(".ts");
const program = isSource ? new URL("./index-worker.ts", import.meta.url) : new URL("./index-worker.js", import.meta.url);

/** Starts to build an index off the main thread; what it holds is handed over, not copied. */
export function startBuild(start: BuildStart): Build {
  const worker = new Worker(program, {
    workerData: start,
    execArgv: isSource ? ["--conditions=@clausewise/source"] : [],
  });
  const built = new Promise<Uint8Array>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The index was not finished.")));
  });
  built.catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const tell = (message: BuildMessage) => worker.postMessage(message);
  return {
    add: (passages) => tell({ passages }),
    async finish(mark, path) {
      tell({ mark, path });
      const index = loadIndex(await built, { isChecked: true });
      if (index === null) throw new Error("The index built cannot be read.");
      return index;
    },
    cancel: () => worker.terminate(),
  };
}

import { loadIndex, type IndexPassage, type PassageIndex } from "@clausewise/retrieval";
import { startThread } from "../../platform/threads/thread.ts";
import type { IndexMark } from "./index-file.ts";

/** The kept index to go on from, up to the key it is known to hold; null to begin with nothing. */
export interface BuildStart {
  base: { path: string; key: number } | null;
}

/** What the thread does. */
export interface IndexBuilder {
  add(passages: IndexPassage[]): void;
  /** Gives the index built, and keeps it at `path`, where there is one. */
  finish(mark: IndexMark, path: string | null): Uint8Array;
}

/** An index that is being built in a thread of its own. */
export interface Build {
  add(passages: IndexPassage[]): void;
  /** The index built; rejects where the thread failed. */
  finish(mark: IndexMark, path: string | null): Promise<PassageIndex>;
  cancel(): Promise<void>;
}

const program = new URL("./index-worker.ts", import.meta.url);

/** Starts to build an index off the main thread; what it holds is handed over, not copied. */
export function startBuild(start: BuildStart): Build {
  const { calls, end } = startThread<IndexBuilder>({ program, start });
  let added: Promise<unknown> = Promise.resolve();
  return {
    add(passages) {
      added = Promise.all([added, calls.add(passages)]);
      added.catch(() => undefined);
    },
    async finish(mark, path) {
      await added;
      const index = loadIndex(await calls.finish(mark, path), { isChecked: true });
      await end();
      if (index === null) throw new Error("The index built cannot be read.");
      return index;
    },
    cancel: () => end(),
  };
}

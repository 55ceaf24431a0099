/** Runs in a worker thread: holds the index, what is known beside it and all caches, and answers what `startSearchThread` asks. */
import { parentPort, workerData } from "node:worker_threads";
import { builtInKnowledge } from "./built-in-knowledge.ts";
import { connect, remote, type Callable } from "./calls.ts";
import { openSearchIndex, type SearchedLibrary } from "./search-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { ThreadSettings } from "./search-thread.ts";
import { createPassageVectors } from "./vectors/passage-vectors.ts";

const port = parentPort;
if (port) {
  // The thread is started by `startSearchThread` alone, with just this.
  const { indexFile, passageFile, vectors: wanted } = workerData as ThreadSettings;
  const { promise: opened, resolve, reject } = Promise.withResolvers<Callable>();
  const main = connect(port, opened);
  const library = remote<SearchedLibrary>(main, [
    "lastRevision",
    "changedSources",
    "contentsOf",
    "passagesAfter",
    "passageRowsAfter",
    "hashAt",
    "hashesAt",
    "passagesAt",
  ]);
  const warn = (line: string) => void main.call("warn", [line]);
  const vectors = wanted && createPassageVectors({ library, ...wanted, warn });
  const open = async (): Promise<Search> => {
    const index = await openSearchIndex({ library, indexFile, passageFile: passageFile ?? null, vectors });
    return createSearch({ index, vectors, knowledge: builtInKnowledge() });
  };
  open().then((search) => resolve({ ...search }), reject);
}

/** Runs in a thread of its own: holds the index, what is known beside it and all caches, and answers what `startSearchThread` asks. */
import { inThread } from "../../platform/threads/thread.ts";
import { builtInKnowledge } from "./built-in-knowledge.ts";
import { openSearchIndex } from "./search-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchStarter, ThreadSettings } from "./search-thread.ts";
import { createPassageVectors } from "./vectors/passage-vectors.ts";

inThread<Search, ThreadSettings, SearchStarter>(async ({ indexFile, passageFile = null, vectors: wanted }, library) => {
  const vectors = wanted && createPassageVectors({ library, ...wanted, warn: (line) => void library.warn(line) });
  const index = await openSearchIndex({ library, indexFile, passageFile, vectors });
  return createSearch({ index, vectors, knowledge: builtInKnowledge() });
});

/** Runs in a thread of its own: holds the index, what is known beside it and all caches, and answers what `startSearchThread` asks. */
import { inThread, letOthersGoFirst } from "../../platform/threads/thread.ts";
import { builtInAmendedClauses, builtInKnowledge } from "./built-in-knowledge.ts";
import { openSearchIndex } from "./search-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchStarter, ThreadSettings } from "./search-thread.ts";
import { createPassageVectors } from "./vectors/passage-vectors.ts";

inThread<Search, ThreadSettings, SearchStarter>(async ({ indexFile, passageFile = null, vectors: wanted }, starter) => {
  const vectors = wanted && createPassageVectors({ library: starter, ...wanted });
  const build = (beyond: number) => starter.build(beyond);
  const opening = openSearchIndex({ library: starter, indexFile, passageFile, vectors, build, amended: builtInAmendedClauses() });
  const knowledge = builtInKnowledge();
  const index = await opening;
  // A question takes long; whoever else waits, waits for moments.
  letOthersGoFirst();
  return createSearch({ index, vectors, knowledge });
});

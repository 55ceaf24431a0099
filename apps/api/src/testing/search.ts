import type { Database } from "../platform/database/client.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { builtInKnowledge } from "../features/search/built-in-knowledge.ts";
import { openSearchIndex, type SearchIndex, type SearchParts } from "../features/search/search-index.ts";
import { createSearch, type Search } from "../features/search/search.ts";

/** The search index as the server opens it, kept nowhere. */
export const openTestIndex = (database: Database, parts: Partial<SearchParts> = {}): Promise<SearchIndex> =>
  openSearchIndex({ library: createLibraryReads(database), indexFile: null, vectors: null, ...parts });

/** The search over an index, in the test's own thread. */
export const searchOver = (index: SearchIndex): Search => createSearch({ index, vectors: null, knowledge: builtInKnowledge() });

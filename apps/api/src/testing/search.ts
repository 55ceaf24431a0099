import type { Database } from "../platform/database/client.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { openSearchIndex, type SearchIndex, type SearchParts } from "../features/search/search-index.ts";

/** The search index as the server opens it, kept nowhere. */
export const openTestIndex = (database: Database, parts: Partial<SearchParts> = {}): Promise<SearchIndex> =>
  openSearchIndex({ library: createLibraryReads(database), indexFile: null, vectors: null, ...parts });

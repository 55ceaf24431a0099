import { join } from "node:path";
import type { LibraryReads } from "../features/library/library.reads.ts";
import { keptIn, startSearchThread } from "../features/search/search-thread.ts";
import type { Config } from "../platform/config.ts";
import type { Platform } from "./platform.ts";

/** The search over the library, in a thread of its own. */
export const openSearch = ({ config, warn }: Platform, library: LibraryReads) =>
  startSearchThread({ library, ...keptIn(config.dataDir), vectors: vectorsOf(config), warn });

/** Vectors are made where questions are answered. */
export const vectorsOf = ({ embeddings, role, dataDir }: Config) =>
  embeddings && role !== "worker" ? { settings: embeddings, path: join(dataDir, "library.vectors") } : null;

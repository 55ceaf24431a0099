import type { LibraryReads } from "../library/library.reads.ts";
import { startBuild } from "./index-build.ts";
import { readIndexFile, readIndexMark, type IndexMark } from "./index-file.ts";

/** An index with the mark up to which it holds the passages. */
export interface KeptIndex {
  mark: IndexMark;
  bytes: Uint8Array;
}

/** New passages from which on an index is built apart from the thread that answers. */
export const many = 2000;

/** Passages read at once. */
const chunk = 200;

type Library = Pick<LibraryReads, "passagesAfter" | "hashAt">;
export type IndexedPassage = Awaited<ReturnType<LibraryReads["passagesAfter"]>>[number];

export async function* passagesAfter(library: Pick<Library, "passagesAfter">, key: number): AsyncGenerator<IndexedPassage[]> {
  for (let after = key; ;) {
    const passages = await library.passagesAfter(after, chunk);
    const last = passages.at(-1);
    if (!last) return;
    yield passages;
    if (passages.length < chunk) return;
    after = last.key;
  }
}

export const markOf = ({ key, hash }: IndexedPassage): IndexMark => ({ key, hash });

/** Whether this very database held what a mark names. */
export const isProven = async (library: Pick<Library, "hashAt">, mark: IndexMark): Promise<boolean> =>
  (await library.hashAt(mark.key)) === mark.hash;

/** The index at a path, where it is of this very database. */
export async function readKept(library: Library, path: string): Promise<KeptIndex | null> {
  const file = await readIndexFile(path);
  return file && (await isProven(library, file.mark)) ? file : null;
}

/** Up to where the same has read the passages. */
export async function provenMark(library: Library, path: string): Promise<IndexMark | null> {
  const mark = await readIndexMark(path);
  return mark && (await isProven(library, mark)) ? mark : null;
}

interface BuildOptions {
  /** New passages below which nothing is built. */
  least?: number;
  signal?: AbortSignal;
  /** Hears up to which key the passages were read. */
  read?: (key: number) => Promise<void>;
}

/**
 * Builds the index of all shared passages in a thread of its own, going on from the one kept at `path`, and keeps it there;
 * null path keeps none. Gives null where too little is new.
 */
export async function buildIndex(library: Library, path: string | null, options: BuildOptions = {}): Promise<KeptIndex | null> {
  const base = path === null ? null : await provenMark(library, path);
  try {
    return await buildFrom(library, path, base?.key ?? 0, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    // One that is damaged is not gone on from.
    if (base) return buildFrom(library, path, 0, options);
    throw error;
  }
}

async function buildFrom(library: Library, path: string | null, key: number, { least = 1, signal, read }: BuildOptions) {
  const build = startBuild({ base: path !== null && key > 0 ? { path, key } : null });
  let mark: IndexMark | null = null;
  let added = 0;
  try {
    for await (const passages of passagesAfter(library, key)) {
      signal?.throwIfAborted();
      build.add(passages);
      added += passages.length;
      const last = passages.at(-1);
      if (last) mark = markOf(last);
      await read?.(mark?.key ?? 0);
    }
    return mark && added >= least ? { mark, bytes: await build.finish(mark, path) } : null;
  } finally {
    await build.end();
  }
}

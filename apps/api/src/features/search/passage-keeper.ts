import type { LibraryReads } from "../library/library.reads.ts";
import { type ContentsById, openPassageFile, type PassageFile, type VersionKeys, writePassageFile } from "./passage-file.ts";

export interface KeeperParts {
  library: Pick<LibraryReads, "passagesAt" | "passageRowsAfter">;
  /** Where the passages are kept between runs; null keeps none. */
  path: string | null;
  /** What versions consist of, as far as is known. */
  versions: () => VersionKeys;
  /** Time in ms without a change after which the file is written. */
  settled?: number;
}

/** Keeps the shared passages in a file, so that no question and no start has to ask the database for them. */
export interface PassageKeeper {
  at: PassageFile["at"];
  /** What versions consist of that the file knows. */
  contents: ContentsById;
  /** Writes the file anew once nothing has changed for a while, where much is missing in it; `held` passages are held by now. */
  follow(held: number): void;
  close(): Promise<void>;
}

/** Passages missing in the file from which on it is written anew; the database is asked for fewer. */
const many = 500;
const chunk = 200;

export async function openPassageKeeper({ library, path, versions, settled = 30_000 }: KeeperParts): Promise<PassageKeeper> {
  const ending = new AbortController();
  const { signal } = ending;
  let file = path === null ? null : await provenFile(library, path);
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const write = async (to: string) => {
    await writePassageFile(to, { passages: allPassages(library), versions, signal });
    file?.close();
    file = openPassageFile(to);
  };
  return {
    at: (key) => file?.at(key) ?? null,
    contents: { get: (id) => file?.contents.get(id) },
    follow(held) {
      if (timer) clearTimeout(timer);
      if (path === null || signal.aborted || held - (file?.size ?? 0) < many) return;
      // What fails is made up for by the database, and tried again after the next change.
      timer = setTimeout(() => {
        writing = writing.then(() => write(path)).catch(() => undefined);
      }, settled).unref();
    },
    async close() {
      ending.abort();
      if (timer) clearTimeout(timer);
      await writing;
      file?.close();
      file = null;
    },
  };
}

/** The file at a path, where it is of this very database. */
async function provenFile(library: KeeperParts["library"], path: string): Promise<PassageFile | null> {
  const file = openPassageFile(path);
  if (!file) return null;
  const [last] = await library.passagesAt([file.mark.key]);
  if (last?.id === file.mark.id) return file;
  file.close();
  return null;
}

async function* allPassages(library: Pick<LibraryReads, "passageRowsAfter">) {
  for (let after = 0; ;) {
    const rows = await library.passageRowsAfter(after, chunk);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.key;
  }
}

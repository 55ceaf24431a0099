import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOwnServer } from "../own-server.ts";

/** A library as the product holds it after a start, in a folder that no server uses any more. */
export interface Library {
  name: string;
  folder: string;
}

interface Wanted {
  /** Official texts to import; null for the built-in library alone. */
  texts: string | null;
  /** Where libraries are kept for the next run; null for a folder that is dropped afterwards. */
  dataDir: string | null;
}

/** Hands over the built-in library and, where there are official texts, another with all of them imported. */
export async function withLibraries<Result>({ texts, dataDir }: Wanted, work: (libraries: Library[]) => Promise<Result>): Promise<Result> {
  const home = dataDir ?? mkdtempSync(join(tmpdir(), "clausewise-fit-"));
  try {
    const libraries: Library[] = [];
    for (const { name, imported } of [{ name: "built-in", imported: null }, ...(texts ? [{ name: "texts", imported: texts }] : [])]) {
      const folder = join(home, name);
      await (await startOwnServer({ texts: imported, dataDir: folder })).stop();
      libraries.push({ name, folder });
    }
    return await work(libraries);
  } finally {
    if (dataDir === null) rmSync(home, { recursive: true, force: true });
  }
}

import { LRUCache } from "lru-cache";
import type { LibraryReads, PassageRow } from "../library/library.reads.ts";

/** Passages that are kept once read, and the most characters of them together. */
const mostPassages = 40_000;
const mostCharacters = 32_000_000;

/** Reads passages by their keys, keeping those read last; what was imported into the shared library never changes. */
export interface PassageCache {
  /** In the order of the keys; passages that are gone are left out. */
  at(keys: readonly number[]): Promise<PassageRow[]>;
  /** Has passages read anew that may have changed. */
  forget(keys: Iterable<number>): void;
}

/** `kept` are passages that are at hand without the database. */
export function createPassageCache(
  library: Pick<LibraryReads, "passagesAt">,
  kept: (key: number) => PassageRow | null = () => null,
): PassageCache {
  const cached = new LRUCache<number, PassageRow>({
    max: mostPassages,
    maxSize: mostCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  const at = (key: number): PassageRow | undefined => {
    const known = cached.get(key);
    if (known) return known;
    const row = kept(key);
    if (row) cached.set(key, row);
    return row ?? undefined;
  };
  return {
    forget(keys) {
      for (const key of keys) cached.delete(key);
    },
    async at(keys) {
      const found = new Map(keys.map((key) => [key, at(key)]));
      const missing = [...found].flatMap(([key, row]) => (row ? [] : [key]));
      const read = missing.length > 0 ? await library.passagesAt(missing) : [];
      for (const row of read) {
        cached.set(row.key, row);
        found.set(row.key, row);
      }
      return keys.flatMap((key) => found.get(key) ?? []);
    },
  };
}

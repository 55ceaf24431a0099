import type { LibraryReads, LocatedPassage } from "../library/library.reads.ts";

/** Passages, and clauses, that are kept once read. */
const mostPassages = 20_000;
const mostClauses = 2000;

/** Reads passages with every version that holds them, keeping those read last. */
export interface PassageReader {
  byKeys(keys: number[]): Promise<LocatedPassage[]>;
  /** Passages at a clause or below it, in reading order. */
  byClause(clause: string): Promise<LocatedPassage[]>;
  /** Forgets what it read, since versions hold other passages now. */
  forget(): void;
}

export function createPassageReader(library: Pick<LibraryReads, "passagesAt" | "passagesAtClause">): PassageReader {
  const passages = new Map<number, LocatedPassage[]>();
  const clauses = new Map<string, LocatedPassage[]>();
  return {
    async byKeys(keys) {
      const missing = keys.filter((key) => !passages.has(key));
      const read = Map.groupBy(missing.length > 0 ? await library.passagesAt(missing) : [], (row) => row.passage.key);
      const found = keys.flatMap((key) => read.get(key) ?? passages.get(key) ?? []);
      for (const [key, rows] of read) keep(passages, key, rows, mostPassages);
      return found;
    },
    async byClause(clause) {
      const found = clauses.get(clause) ?? (await library.passagesAtClause(clause));
      keep(clauses, clause, found, mostClauses);
      return found;
    },
    forget() {
      passages.clear();
      clauses.clear();
    },
  };
}

/** Puts an entry last, and drops the one unused for longest where there are too many. */
function keep<K, V>(kept: Map<K, V>, key: K, value: V, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

import type { VersionContents } from "../library/library.reads.ts";

/** Where a clause stands. */
interface Place {
  key: number;
  sourceId: string;
}

/** Passages by the clauses they are cited by. */
export interface ClausePlaces {
  add(sourceId: string, contents: VersionContents): void;
  forget(keys: ReadonlySet<number>): void;
  /** The places of a clause and of those below it. */
  within(clause: string): Place[];
}

/** What may follow a clause where a citation goes on below it: `21 CFR 807.92` holds `21 CFR 807.92(a)(3)`, not `21 CFR 807.921`. */
const goesOn = ["(", " ", ".", ":", ","];

export function createClausePlaces(): ClausePlaces {
  const places = new Map<string, Map<number, Place>>();
  let sorted: string[] | null = null;
  return {
    add(sourceId, { keys, citations }) {
      for (const [at, key] of keys.entries()) {
        const citation = citations[at] ?? "";
        const known = places.get(citation);
        if (known) known.set(key, { key, sourceId });
        else {
          places.set(citation, new Map([[key, { key, sourceId }]]));
          sorted = null;
        }
      }
    },
    forget(keys) {
      for (const [citation, held] of places) {
        for (const key of held.keys()) if (keys.has(key)) held.delete(key);
        if (held.size === 0) places.delete(citation);
      }
      sorted = null;
    },
    within(clause) {
      // By code units, as `beginningWith` looks them up.
      sorted ??= [...places.keys()].toSorted();
      const all = sorted;
      const below = goesOn.flatMap((next) => beginningWith(all, `${clause}${next}`));
      return [clause, ...below].flatMap((citation) => [...(places.get(citation)?.values() ?? [])]);
    },
  };
}

/** The words of a sorted list that begin with a prefix. */
function beginningWith(sorted: readonly string[], prefix: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  const isBelow = (word: string | undefined) => word?.startsWith(prefix) ?? false;
  let end = low;
  while (isBelow(sorted[end])) end += 1;
  return sorted.slice(low, end);
}

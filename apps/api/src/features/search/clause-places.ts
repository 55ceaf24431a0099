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

/** Nearly every clause stands in one place alone. */
type Places = Place | Map<number, Place>;

const placesIn = (places: Places | undefined): Iterable<Place> =>
  places instanceof Map ? places.values() : places === undefined ? [] : [places];

function withPlace(places: Places | undefined, place: Place): Places {
  if (places instanceof Map) return places.set(place.key, place);
  return places === undefined || places.key === place.key ? place : new Map([places, place].map((one) => [one.key, one]));
}

export function createClausePlaces(): ClausePlaces {
  const places = new Map<string, Places>();
  /** The clauses in the order in which `beginningWith` looks them up, and those that came since. */
  let sorted: string[] = [];
  let unsorted: string[] = [];
  const inOrder = (): readonly string[] => {
    // What is in order already is not sorted again.
    if (unsorted.length > 0) sorted = [...sorted, ...unsorted.toSorted()].toSorted();
    unsorted = [];
    return sorted;
  };
  const without = (held: Places, keys: ReadonlySet<number>): Places | undefined => {
    const left = [...placesIn(held)].filter(({ key }) => !keys.has(key));
    return left.reduce<Places | undefined>(withPlace, undefined);
  };
  return {
    add(sourceId, { keys, citations }) {
      for (const [at, key] of keys.entries()) {
        const citation = citations[at] ?? "";
        const known = places.get(citation);
        if (known === undefined) unsorted.push(citation);
        places.set(citation, withPlace(known, { key, sourceId }));
      }
    },
    forget(keys) {
      for (const [citation, held] of places) {
        const left = without(held, keys);
        if (left === undefined) places.delete(citation);
        else places.set(citation, left);
      }
      [sorted, unsorted] = [[], [...places.keys()]];
    },
    within(clause) {
      const all = inOrder();
      const below = goesOn.flatMap((next) => beginningWith(all, `${clause}${next}`));
      return [clause, ...below].flatMap((citation) => [...placesIn(places.get(citation))]);
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

/** A filter that a list offers. */
export interface FilterSpec {
  /** Its name in the address and in the call. */
  name: string;
  label: string;
  /** A value in words. */
  nameOf?: (value: string) => string;
  /** The only values there are, or what tells them; others in an address are left out. */
  known?: readonly string[] | ((value: string) => boolean);
}

/** How a list can be narrowed and ordered. */
export interface ListSpec {
  filters: readonly FilterSpec[];
  /** Orders to choose from, the usual one first. */
  sorts: readonly (readonly [value: string, label: string])[];
}

/** The orders of a list that goes by time alone. */
export const byTime: ListSpec["sorts"] = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
];

/** What is asked of a list, as its address says it. */
export interface Wanted {
  search: string;
  filters: Readonly<Record<string, string>>;
  sort: string | null;
}

export interface ListInput extends Wanted {
  cursor: string | null;
  limit: number;
}

export interface ListAnswer<T> {
  items: T[];
  /** Where the next stretch begins; null at the end. */
  next: string | null;
  /** How many there are in all; null where that is not known. */
  total: number | null;
  /** How many there are without search and filters, where that is counted. */
  all?: number;
  /** How many each value of a filter would leave. */
  facets?: Readonly<Record<string, { value: string; count: number }[]>>;
}

/** Where a list comes from. */
export interface ListSource<T> {
  /** Names it in the cache: what changed on the server is told by this name. */
  name: string;
  /** Tells it from other lists of that name. */
  part?: string;
  read: (input: ListInput) => Promise<ListAnswer<T>>;
}

/** As long as every list takes it. */
const longestSearch = 200;

const isKnown = (known: FilterSpec["known"], value: string): boolean =>
  known === undefined || (typeof known === "function" ? known(value) : known.includes(value));

/** Reads from an address what is asked of a list. */
export function readWanted(params: URLSearchParams, { filters, sorts }: ListSpec): Wanted {
  const given = (name: string) => params.get(name)?.trim() ?? "";
  const set = filters.flatMap(({ name, known }) => {
    const value = given(name);
    return value === "" || !isKnown(known, value) ? [] : [[name, value] as const];
  });
  const sort = sorts.find(([value]) => value === given("sort"))?.[0] ?? sorts[0]?.[0] ?? null;
  return { search: given("search").slice(0, longestSearch), filters: Object.fromEntries(set), sort };
}

/** The changes to an address that take every filter away. */
export const noFilters = ({ filters }: ListSpec): Record<string, null> => Object.fromEntries(filters.map(({ name }) => [name, null]));

/** What is asked of a list, as an operation of the list contract takes it; what is not asked is left out. */
export const asCall = ({ search, filters, sort, cursor, limit }: ListInput) => ({
  ...filters,
  ...(search !== "" && { search }),
  ...(sort !== null && { sort }),
  ...(cursor !== null && { cursor }),
  limit,
});

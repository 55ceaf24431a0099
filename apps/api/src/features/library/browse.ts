import type { LibraryEntry, LibraryPage } from "@clausewise/contracts";
import { normalIdentifier } from "./catalogue.ts";

export interface Wanted {
  search?: string | undefined;
  authority?: string | undefined;
  jurisdiction?: string | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  text_kind?: string | undefined;
  limit: number;
  offset: number;
}

const facets = {
  authorities: ["authority", (entry) => [entry.authority]],
  jurisdictions: ["jurisdiction", (entry) => [entry.jurisdiction]],
  kinds: ["kind", (entry) => [entry.kind]],
  statuses: ["status", (entry) => [entry.status]],
  text_kinds: ["text_kind", (entry) => entry.texts.map((text) => text.text_kind)],
} as const satisfies Record<string, readonly [keyof Wanted, (entry: LibraryEntry) => string[]]>;

type Facet = (typeof facets)[keyof typeof facets];
const allFacets: readonly Facet[] = Object.values(facets);

const passes = (entry: LibraryEntry, wanted: Wanted, [field, values]: Facet): boolean => {
  const value = wanted[field];
  return value === undefined || value === "" || values(entry).includes(value);
};

/** Numbers inside identifiers count as numbers: 21 CFR 9 stands before 21 CFR 10. */
const natural = new Intl.Collator("en", { numeric: true });

/** One page of the library as searched and filtered, with what each filter would leave. */
export function browseEntries(all: readonly LibraryEntry[], wanted: Wanted): LibraryPage {
  const search = normalIdentifier(wanted.search ?? "");
  const words = search.split(" ").filter(Boolean);
  const found = all.filter((entry) => holdsAll(entry, words));
  const fitting = found.filter((entry) => allFacets.every((facet) => passes(entry, wanted, facet)));
  const isExact = (entry: LibraryEntry) => search !== "" && normalIdentifier(entry.identifier) === search;
  const ordered = fitting.toSorted(
    (a, b) =>
      Number(isExact(b)) - Number(isExact(a)) ||
      Number(b.binding) - Number(a.binding) ||
      natural.compare(a.identifier, b.identifier) ||
      a.id.localeCompare(b.id),
  );
  const counts = (facet: Facet) => {
    const others = allFacets.filter((other) => other !== facet);
    return countValues(found.filter((entry) => others.every((other) => passes(entry, wanted, other))).flatMap(facet[1]));
  };
  return {
    total: fitting.length,
    sources: ordered.slice(wanted.offset, wanted.offset + wanted.limit),
    facets: {
      authorities: counts(facets.authorities),
      jurisdictions: counts(facets.jurisdictions),
      kinds: counts(facets.kinds),
      statuses: counts(facets.statuses),
      text_kinds: counts(facets.text_kinds),
    },
  };
}

function holdsAll(entry: LibraryEntry, words: readonly string[]): boolean {
  const described = normalIdentifier(`${entry.identifier} ${entry.title} ${entry.docket ?? ""}`);
  return words.every((word) => described.includes(word));
}

const countValues = (values: readonly string[]) =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, same]) => ({ value, count: same.length }))
    .toSorted((a, b) => b.count - a.count || natural.compare(a.value, b.value));

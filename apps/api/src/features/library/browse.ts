import type { LibraryEntry, LibraryFilter, LibraryPage } from "@clausewise/contracts";
import { pageOfAll } from "../../platform/database/page.ts";
import { normalIdentifier } from "./catalogue.ts";

/** What an entry holds of each filter. */
const facets: Record<keyof LibraryPage["facets"], (entry: LibraryEntry) => string[]> = {
  authority: ({ authority }) => [authority],
  jurisdiction: ({ jurisdiction }) => [jurisdiction],
  kind: ({ kind }) => [kind],
  status: ({ status }) => [status],
  text_kind: ({ texts }) => texts.map(({ text_kind }) => text_kind),
};
type Facet = keyof typeof facets;
const allFacets = Object.keys(facets) as Facet[];

const passes = (entry: LibraryEntry, wanted: LibraryFilter, facet: Facet): boolean => {
  const value = wanted[facet];
  return value === undefined || value === "" || facets[facet](entry).includes(value);
};

/** Numbers inside identifiers count as numbers: 21 CFR 9 stands before 21 CFR 10. */
const natural = new Intl.Collator("en", { numeric: true });

/** Entries in the order they are listed, each with the words it is found by. */
type Prepared = { entry: LibraryEntry; described: string }[];

/** Kept for as long as the entries themselves are: sorting and describing them takes longer than all the rest. */
const prepared = new WeakMap<readonly LibraryEntry[], Prepared>();

function prepare(all: readonly LibraryEntry[]): Prepared {
  const made = all
    .map((entry) => ({ entry, described: normalIdentifier(`${entry.identifier} ${entry.title} ${entry.docket ?? ""}`) }))
    .toSorted(
      ({ entry: a }, { entry: b }) =>
        Number(b.binding) - Number(a.binding) || natural.compare(a.identifier, b.identifier) || a.id.localeCompare(b.id),
    );
  prepared.set(all, made);
  return made;
}

/** One page of the library as searched and filtered, with what each filter would leave. */
export function browseEntries(all: readonly LibraryEntry[], wanted: LibraryFilter): LibraryPage {
  const search = normalIdentifier(wanted.search ?? "");
  const words = search.split(" ").filter(Boolean);
  const found = (prepared.get(all) ?? prepare(all))
    .filter(({ described }) => words.every((word) => described.includes(word)))
    .map(({ entry }) => entry);
  const fitting = found.filter((entry) => allFacets.every((facet) => passes(entry, wanted, facet)));
  const isExact = (entry: LibraryEntry) => search !== "" && normalIdentifier(entry.identifier) === search;
  const ordered = search === "" ? fitting : [...fitting.filter(isExact), ...fitting.filter((entry) => !isExact(entry))];
  const counts = (facet: Facet) => {
    const others = allFacets.filter((other) => other !== facet);
    return countValues(found.filter((entry) => others.every((other) => passes(entry, wanted, other))).flatMap(facets[facet]));
  };
  return {
    ...pageOfAll(ordered, wanted),
    facets: {
      authority: counts("authority"),
      jurisdiction: counts("jurisdiction"),
      kind: counts("kind"),
      status: counts("status"),
      text_kind: counts("text_kind"),
    },
  };
}

function countValues(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count || natural.compare(a.value, b.value));
}

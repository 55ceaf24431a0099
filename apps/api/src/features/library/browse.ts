import type { LibraryEntry, LibraryFilter, LibraryPage } from "@clausewise/contracts";
import { LRUCache } from "lru-cache";
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

/** Numbers inside identifiers count as numbers: 21 CFR 9 stands before 21 CFR 10. */
const natural = new Intl.Collator("en", { numeric: true });

/** An entry with the words it is found by and what it holds of each filter. */
interface Prepared {
  entry: LibraryEntry;
  described: string;
  holds: Record<Facet, string[]>;
}

/** What fits a search and its filters, in the order it is listed, and what each filter would leave. */
interface Found {
  entries: LibraryEntry[];
  facets: LibraryPage["facets"];
}

interface Shelf {
  entries: Prepared[];
  /** By search and filters: those that were asked for last, as further pages of theirs are. */
  found: LRUCache<string, Found>;
}

const searchesKept = 32;

/** Kept for as long as the entries themselves are: sorting and describing them takes longer than all the rest. */
const shelves = new WeakMap<readonly LibraryEntry[], Shelf>();

function shelve(all: readonly LibraryEntry[]): Shelf {
  const entries = all
    .map((entry) => ({
      entry,
      described: normalIdentifier(`${entry.identifier} ${entry.title} ${entry.docket ?? ""}`),
      holds: ofEach((facet) => facets[facet](entry)),
    }))
    .toSorted(
      ({ entry: a }, { entry: b }) =>
        Number(b.binding) - Number(a.binding) || natural.compare(a.identifier, b.identifier) || a.id.localeCompare(b.id),
    );
  const shelf = { entries, found: new LRUCache<string, Found>({ max: searchesKept }) };
  shelves.set(all, shelf);
  return shelf;
}

/** One page of the library as searched and filtered, with what each filter would leave. */
export function browseEntries(all: readonly LibraryEntry[], wanted: LibraryFilter): LibraryPage {
  const shelf = shelves.get(all) ?? shelve(all);
  const search = normalIdentifier(wanted.search ?? "");
  const chosen = allFacets.flatMap((facet) => (wanted[facet] ? [[facet, wanted[facet]] as const] : []));
  const asked = JSON.stringify([search, chosen]);
  const found = shelf.found.get(asked) ?? find(shelf.entries, search, chosen);
  shelf.found.set(asked, found);
  return { ...pageOfAll(found.entries, wanted), facets: found.facets };
}

function find(all: readonly Prepared[], search: string, chosen: readonly (readonly [Facet, string])[]): Found {
  const words = search.split(" ").filter(Boolean);
  const counts = ofEach(() => new Map<string, number>());
  const fitting: LibraryEntry[] = [];
  for (const { entry, described, holds } of all) {
    if (!words.every((word) => described.includes(word))) continue;
    const missed = chosen.filter(([facet, value]) => !holds[facet].includes(value)).map(([facet]) => facet);
    if (missed.length === 0) fitting.push(entry);
    // What one filter alone keeps out would be left by another choice of that filter.
    const counting = missed.length === 0 ? allFacets : missed.length === 1 ? missed : [];
    for (const facet of counting) for (const value of holds[facet]) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
  }
  const isExact = (entry: LibraryEntry) => normalIdentifier(entry.identifier) === search;
  const entries = search === "" ? fitting : [...fitting.filter(isExact), ...fitting.filter((entry) => !isExact(entry))];
  return { entries, facets: ofEach((facet) => mostFirst(counts[facet])) };
}

const ofEach = <T>(make: (facet: Facet) => T): Record<Facet, T> => ({
  authority: make("authority"),
  jurisdiction: make("jurisdiction"),
  kind: make("kind"),
  status: make("status"),
  text_kind: make("text_kind"),
});

const mostFirst = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count || natural.compare(a.value, b.value));

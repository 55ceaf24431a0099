import type { Facet, Page } from "@clausewise/contracts";
import { LRUCache } from "lru-cache";
import { pageOfAll } from "../database/page.ts";
import { oneSpelling } from "./one-spelling.ts";

/** How things that are in memory whole are found, counted and ordered. */
export interface ShelfRules<T, F extends string, S extends string> {
  /** What a thing holds of each filter. */
  facets: Readonly<Record<F, (item: T) => readonly string[]>>;
  /** Values that a filter offers also where nothing holds them. */
  offered?: Readonly<Partial<Record<F, readonly string[]>>>;
  /** The words it is found by; every word of a search must stand in them. */
  described: (item: T) => string;
  /** What a search that names it exactly puts first. */
  named: (item: T) => string;
  orders: Readonly<Record<S, (a: T, b: T) => number>>;
}

/** What is asked of a shelf. */
export interface ShelfWish<F extends string, S extends string> {
  search: string;
  /** Of several values of a filter one is enough. */
  chosen: Readonly<Partial<Record<F, string | readonly string[] | undefined>>>;
  sort: S;
  cursor?: string | undefined;
  limit: number;
}

export interface ShelfPage<T, F extends string> extends Page<T> {
  facets: Record<F, Facet[]>;
}

/** A thing with the words it is found by and what it holds of each filter. */
interface Prepared<T, F extends string> {
  item: T;
  words: string;
  holds: Record<F, readonly string[]>;
}

/** What fits a wish, in its order, and what each filter would leave. */
interface Found<T, F extends string> {
  items: T[];
  facets: Record<F, Facet[]>;
}

interface Shelf<T, F extends string> {
  prepared: readonly Prepared<T, F>[];
  ordered: Map<string, readonly Prepared<T, F>[]>;
  /** By wish: those that were asked for last, as further pages of theirs are. */
  found: LRUCache<string, Found<T, F>>;
}

const wishesKept = 32;

/** Numbers inside names count as numbers: 21 CFR 9 stands before 21 CFR 10. */
export const natural = new Intl.Collator("en", { numeric: true });

/** Finds things by words and filters, with what each filter would leave; prepared once for each list, for as long as that is kept. */
export function createShelf<T extends { id: string }, F extends string, S extends string>(rules: ShelfRules<T, F, S>) {
  const names = Object.keys(rules.facets) as F[];
  const ofEach = <V>(make: (name: F) => V) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<F, V>;
  const shelves = new WeakMap<readonly T[], Shelf<T, F>>();

  const prepare = (item: T): Prepared<T, F> => ({
    item,
    words: oneSpelling(rules.described(item)),
    holds: ofEach((name) => rules.facets[name](item)),
  });
  const shelve = (all: readonly T[]): Shelf<T, F> => {
    const shelf = { prepared: all.map(prepare), ordered: new Map(), found: new LRUCache<string, Found<T, F>>({ max: wishesKept }) };
    shelves.set(all, shelf);
    return shelf;
  };
  const inOrder = (shelf: Shelf<T, F>, sort: S) => {
    const known = shelf.ordered.get(sort);
    if (known) return known;
    const compare = rules.orders[sort];
    const ordered = shelf.prepared.toSorted(({ item: a }, { item: b }) => compare(a, b) || a.id.localeCompare(b.id));
    shelf.ordered.set(sort, ordered);
    return ordered;
  };

  const find = (ordered: readonly Prepared<T, F>[], search: string, chosen: readonly (readonly [F, readonly string[]])[]): Found<T, F> => {
    const words = search.split(" ").filter(Boolean);
    const counts = ofEach((name) => new Map((rules.offered?.[name] ?? []).map((value) => [value, 0])));
    const fitting: T[] = [];
    for (const { item, words: described, holds } of ordered) {
      if (!words.every((word) => described.includes(word))) continue;
      const missed = chosen.filter(([name, values]) => !values.some((value) => holds[name].includes(value))).map(([name]) => name);
      if (missed.length === 0) fitting.push(item);
      // What one filter alone keeps out would be left by another choice of that filter.
      const counting = missed.length === 0 ? names : missed.length === 1 ? missed : [];
      for (const name of counting) for (const value of holds[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
    const isNamed = (item: T) => oneSpelling(rules.named(item)) === search;
    const items = search === "" ? fitting : [...fitting.filter(isNamed), ...fitting.filter((item) => !isNamed(item))];
    return { items, facets: ofEach((name) => mostFirst(counts[name])) };
  };

  return (all: readonly T[], wish: ShelfWish<F, S>): ShelfPage<T, F> => {
    const shelf = shelves.get(all) ?? shelve(all);
    const search = oneSpelling(wish.search);
    const chosen = names.flatMap((name) => {
      const values = [wish.chosen[name] ?? []].flat().filter((value) => value !== "");
      return values.length > 0 ? [[name, values] as const] : [];
    });
    const asked = JSON.stringify([search, chosen, wish.sort]);
    const found = shelf.found.get(asked) ?? find(inOrder(shelf, wish.sort), search, chosen);
    shelf.found.set(asked, found);
    return { ...pageOfAll(found.items, wish), facets: found.facets };
  };
}

const mostFirst = (counts: ReadonlyMap<string, number>): Facet[] =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count || natural.compare(a.value, b.value));

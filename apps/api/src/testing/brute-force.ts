import type { Facet, Page } from "@clausewise/contracts";
import fc from "fast-check";
import { expect } from "vitest";

/** A filter as anybody would write it down: each row is held against it. */
interface PlainFilter<T> {
  /** All values that rows can hold. */
  values: readonly string[];
  holds: (row: T, value: string) => boolean;
  /** Of several values one is enough. */
  takesSeveral?: true;
}

/** What is asked of a list. */
interface PlainWish {
  search: string;
  /** The values of each filter that is set; one value where the filter does not take several. */
  chosen: Readonly<Record<string, readonly string[]>>;
  sort: string;
  cursor?: string;
  limit: number;
}

export interface BruteForce<T extends { id: string }> {
  rows: readonly T[];
  filters: Readonly<Record<string, PlainFilter<T>>>;
  /** Words to search for, and the text of a row that has to hold them; left out where nothing can be searched. */
  words?: { values: readonly string[]; said: (row: T) => string };
  orders: Readonly<Record<string, (a: T, b: T) => number>>;
  list: (wish: PlainWish) => Promise<Page<{ id: string }> & { facets: Readonly<Record<string, Facet[]>> }>;
}

const seed = 20_261_123;
const longest = 100;
/** Every so many wishes all pages are turned. */
const walked = 25;

/** Some rows of generated values, the same ones each time. */
export const generated = <T>(row: fc.Arbitrary<T>, count: number): T[] => fc.sample(row, { seed, numRuns: count });

/** Asks a list for as many combinations of filters, words and orders, and holds each answer against every row. */
export async function holdAgainstEveryRow<T extends { id: string }>(given: BruteForce<T>, wishes: number): Promise<void> {
  for (const [nth, wish] of fc.sample(wishesOf(given), { seed, numRuns: wishes }).entries()) {
    const answer = await given.list(wish);
    const found = given.rows.filter((row) => isFound(given, wish, row));
    const fitting = found.filter((row) => fits(given, wish, row));
    const ids = answer.items.map(({ id }) => id);
    expect({ wish, total: answer.total }).toEqual({ wish, total: fitting.length });
    expect(ids).toHaveLength(Math.min(fitting.length, wish.limit));
    expectOrder(given, wish, ids);
    expectFacets(given, wish, found, answer.facets);
    if (nth % walked === 0) expect(new Set(await everyId(given, wish))).toEqual(new Set(fitting.map(({ id }) => id)));
  }
}

function wishesOf<T extends { id: string }>({ filters, words, orders }: BruteForce<T>): fc.Arbitrary<PlainWish> {
  const valuesOf = ({ values, takesSeveral }: PlainFilter<T>) =>
    fc.option(fc.subarray([...values], { minLength: 1, maxLength: takesSeveral ? 3 : 1 }), { freq: 2, nil: [] });
  const chosen = fc.record(Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, valuesOf(filter)])));
  return fc.record({
    chosen: chosen.map((all) => Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))),
    search: words ? fc.subarray([...words.values], { maxLength: 2 }).map((some) => some.join(" ")) : fc.constant(""),
    sort: fc.constantFrom(...Object.keys(orders)),
    limit: fc.constant(longest),
  });
}

function isFound<T extends { id: string }>({ words }: BruteForce<T>, { search }: PlainWish, row: T): boolean {
  if (search === "") return true;
  const said = words?.said(row).toLowerCase() ?? "";
  return search.split(" ").every((word) => said.includes(word.toLowerCase()));
}

/** Whether a row fits every filter, but for one that is left out. */
function fits<T extends { id: string }>({ filters }: BruteForce<T>, { chosen }: PlainWish, row: T, without?: string): boolean {
  return Object.entries(chosen).every(([name, values]) => name === without || values.some((value) => filters[name]?.holds(row, value)));
}

function expectOrder<T extends { id: string }>({ rows, orders }: BruteForce<T>, wish: PlainWish, ids: readonly string[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const compare = orders[wish.sort];
  const wrong = shown.findIndex((row, at) => {
    const next = shown[at + 1];
    return next !== undefined && compare !== undefined && compare(row, next) > 0;
  });
  expect({ wish, wrong }).toEqual({ wish, wrong: -1 });
}

/** Each value is counted as it would be left if nothing else were chosen of its own filter; values that nothing holds may be told or not. */
function expectFacets<T extends { id: string }>(
  given: BruteForce<T>,
  wish: PlainWish,
  found: readonly T[],
  facets: Readonly<Record<string, Facet[]>>,
): void {
  for (const [name, { values, holds }] of Object.entries(given.filters)) {
    const left = found.filter((row) => fits(given, wish, row, name));
    const expected = values
      .map((value) => [value, left.filter((row) => holds(row, value)).length] as const)
      .filter(([, count]) => count > 0);
    const told = (facets[name] ?? []).filter(({ count }) => count > 0).map(({ value, count }) => [value, count] as const);
    expect({ wish, name, counts: Object.fromEntries(told) }).toEqual({ wish, name, counts: Object.fromEntries(expected) });
  }
}

async function everyId<T extends { id: string }>({ list }: BruteForce<T>, wish: PlainWish): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ ...wish, ...(cursor !== undefined && { cursor }) });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(new Set(ids).size).toBe(ids.length);
  return ids;
}

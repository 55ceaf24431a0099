import type { Facet } from "@clausewise/contracts";

/** How many rows hold the same of every filter, null where they hold nothing of one; fewer than none where that many are counted elsewhere. */
export type Alike<Name extends string> = Readonly<Record<Name, string | null>> & { count: number };

type Chosen<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** How many rows fit what is chosen, and how many each value of a filter would leave of those that the others leave, most first. */
export function countedBy<Name extends string>(
  names: readonly Name[],
  counts: readonly Alike<Name>[],
  chosen: Chosen<Name>,
): { total: number; facets: Record<Name, Facet[]> } {
  const fits = (alike: Alike<Name>, but?: Name) =>
    names.every((name) => name === but || chosen[name] === undefined || alike[name] === chosen[name]);
  const facet = (name: Name) =>
    facetOf(
      name,
      counts.filter((alike) => fits(alike, name)),
    );
  return {
    total: sumOf(counts.filter((alike) => fits(alike))),
    // Each name stands once in `names`.
    facets: Object.fromEntries(names.map((name) => [name, facet(name)])) as Record<Name, Facet[]>,
  };
}

const facetOf = <Name extends string>(name: Name, left: readonly Alike<Name>[]): Facet[] =>
  [...Map.groupBy(left, (alike) => alike[name])]
    .flatMap(([value, alike]) => (value === null ? [] : [{ value, count: sumOf(alike) }]))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));

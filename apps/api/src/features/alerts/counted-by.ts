import type { Facet } from "@clausewise/contracts";

const names = ["work", "assigned", "whose", "severity", "type"] as const;
type Name = (typeof names)[number];

/** How many rows hold the same of every filter, null where they hold nothing of one; fewer than none where that many are counted elsewhere. */
export type Alike = Readonly<Record<Name, string | null>> & { count: number };

type Chosen = Readonly<Partial<Record<Name, string | undefined>>>;

const sumOf = (counts: readonly Alike[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** How many rows fit what is chosen, and how many each value of a filter would leave of those that the others leave, most first. */
export function countedBy(counts: readonly Alike[], chosen: Chosen): { total: number; facets: Record<Name, Facet[]> } {
  const fits = (alike: Alike, but?: Name) =>
    names.every((name) => name === but || chosen[name] === undefined || alike[name] === chosen[name]);
  const facet = (name: Name) =>
    facetOf(
      name,
      counts.filter((alike) => fits(alike, name)),
    );
  return {
    total: sumOf(counts.filter((alike) => fits(alike))),
    facets: {
      work: facet("work"),
      assigned: facet("assigned"),
      whose: facet("whose"),
      severity: facet("severity"),
      type: facet("type"),
    },
  };
}

const facetOf = (name: Name, left: readonly Alike[]): Facet[] =>
  [...Map.groupBy(left, (alike) => alike[name])]
    .flatMap(([value, alike]) => (value === null ? [] : [{ value, count: sumOf(alike) }]))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));

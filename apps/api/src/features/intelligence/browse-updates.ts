import { ImpactLevel, updateMarkets, UpdateSource, UpdateType, type ListedUpdate, type UpdateFilter } from "@clausewise/contracts";
import { createShelf } from "../../platform/listing/shelf.ts";

const newestFirst = (a: ListedUpdate, b: ListedUpdate) => b.createdAt.localeCompare(a.createdAt);

const shelf = createShelf({
  facets: {
    market: ({ countryCode }: ListedUpdate) => [countryCode],
    impact: ({ impactLevel }) => [impactLevel],
    source: ({ source }) => [source],
    type: ({ updateType }) => [updateType],
    bookmarked: ({ is_bookmarked }) => (is_bookmarked ? ["yes"] : []),
    read: ({ is_read }) => [is_read ? "yes" : "no"],
  },
  offered: { market: updateMarkets, impact: ImpactLevel.options, source: UpdateSource.options, type: UpdateType.options },
  described: ({ title, description, affectedAreas }) => [title, description, ...affectedAreas].join(" "),
  named: ({ title }) => title,
  orders: {
    newest: newestFirst,
    oldest: (a, b) => newestFirst(b, a),
    /** What applies last comes first; what gives no date stands last. */
    effective: (a, b) => (b.effectiveDate ?? "").localeCompare(a.effectiveDate ?? "") || newestFirst(a, b),
  },
});

/** One page of updates as searched and filtered, with what each filter would leave. */
export function browseUpdates(all: readonly ListedUpdate[], { search, sort, cursor, limit, update, ...chosen }: UpdateFilter) {
  const among = update === undefined ? all : all.filter(({ id }) => id === update);
  return { ...shelf(among, { search, sort, cursor, limit, chosen }), all: all.length };
}

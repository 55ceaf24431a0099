import { type LiveCitationFilter, type LiveCitationPage, liveStates } from "@clausewise/contracts";
import { createShelf, natural } from "../../platform/listing/shelf.ts";
import type { LiveRow } from "./live-rows.ts";

const byCitation = (a: LiveRow, b: LiveRow): number => natural.compare(a.citation, b.citation);

const browse = createShelf<LiveRow, keyof LiveCitationPage["facets"], LiveCitationFilter["sort"]>({
  facets: {
    state: ({ state }) => [state],
    kind: ({ all }) => [...new Set(all.map(({ kind }) => kind))],
    source: ({ source_title }) => (source_title === "" ? [] : [source_title]),
  },
  described: ({ citation, source_title, all }) => `${citation} ${source_title} ${all.map(({ title }) => title).join(" ")}`,
  named: ({ citation }) => citation,
  orders: {
    state: (a, b) => liveStates.indexOf(a.state) - liveStates.indexOf(b.state) || byCitation(a, b),
    citation: byCitation,
    most: (a, b) => b.resting - a.resting || byCitation(a, b),
  },
});

/** Live citations by words and filters, with what each filter would leave. */
export function browseCitations(rows: readonly LiveRow[], filter: LiveCitationFilter): LiveCitationPage {
  const { search = "", sort, cursor, limit, product_id: _, ...chosen } = filter;
  const { items, ...page } = browse(rows, { search, chosen, sort, cursor, limit });
  return { ...page, items: items.map(({ all: _all, ...row }) => row) };
}

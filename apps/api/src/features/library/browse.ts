import type { LibraryEntry, LibraryFilter, LibraryPage } from "@clausewise/contracts";
import { createShelf, natural } from "../../platform/listing/shelf.ts";

const browse = createShelf({
  facets: {
    authority: ({ authority }: LibraryEntry) => [authority],
    jurisdiction: ({ jurisdiction }) => [jurisdiction],
    kind: ({ kind }) => [kind],
    status: ({ status }) => [status],
    text_kind: ({ texts }) => texts.map(({ text_kind }) => text_kind),
  },
  described: ({ identifier, title, docket }) => `${identifier} ${title} ${docket ?? ""}`,
  named: ({ identifier }) => identifier,
  orders: { binding_first: (a, b) => Number(b.binding) - Number(a.binding) || natural.compare(a.identifier, b.identifier) },
});

/** One page of the library as searched and filtered, with what each filter would leave. */
export const browseEntries = (all: readonly LibraryEntry[], { search = "", sort, cursor, limit, ...chosen }: LibraryFilter): LibraryPage =>
  browse(all, { search, sort, cursor, limit, chosen });

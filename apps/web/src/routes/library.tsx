import { EntryRow } from "../features/library/entry-row.tsx";
import { useLibraryList } from "../features/library/use-library.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function Library() {
  return (
    <ListPage
      list={useLibraryList()}
      heading="Library"
      lede="The sources that answers are drawn from, each with its status, its versions and what cites it."
      label="Sources"
      counted={["source", "sources"]}
      searchLabel="Search the library"
      searchHint="Identifier, title or docket: 21 CFR 807, software, FDA-2021-D-1158"
      keyOf={(entry) => entry.id}
      renderRow={(entry) => <EntryRow entry={entry} />}
      rowHeight={108}
      waiting="Opening the library"
      failed="The library could not be opened."
      empty={<Empty title="The library is empty">An administrator can import sources into it.</Empty>}
      none={["No source matches", "Every word of a search must stand in the identifier, the title or the docket number."]}
    />
  );
}

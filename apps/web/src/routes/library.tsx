import { Button } from "@mantine/core";
import { useSearchParams } from "react-router";
import { EntryList } from "../features/library/entry-list.tsx";
import { type FacetName, Facets } from "../features/library/facets.tsx";
import { type LibraryFilter, chosenCount, facetNames, readFilter } from "../features/library/filter.ts";
import { Pager } from "../features/library/pager.tsx";
import { SearchBox } from "../features/library/search-box.tsx";
import { useLibraryPage } from "../features/library/use-library.ts";
import { counted } from "../shared/format.ts";
import { withParams } from "../shared/params.ts";
import { useTitle } from "../shared/title.ts";
import { explain } from "../shared/trpc.ts";
import { Empty, Problem } from "../shared/ui/states.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./library.module.css";

const noFilters = Object.fromEntries(facetNames.map(([name]) => [name, null]));

export function Library() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const found = useLibraryPage(filter);
  useTitle("Library");
  const change = (changes: Record<string, string | null>, replace = false) =>
    setParams((now) => withParams(now, { ...changes, page: null }), { replace, preventScrollReset: true });
  const choose = (facet: FacetName, value: string | null) => change({ [facet]: value });
  const clear = () => change(noFilters);

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>Library</h1>
      <p className={styles.lede}>The sources that answers are drawn from, each with its status, its versions and what cites it.</p>
      <SearchBox value={params.get("search") ?? ""} onSearch={(search) => change({ search }, true)} />
      <div className={styles.columns}>
        <Facets facets={found.data?.facets} filter={filter} onChoose={choose} onClear={clear} />
        <section aria-label="Sources">
          <Found found={found} filter={filter} onClear={() => change({ ...noFilters, search: null })} />
          {found.data !== undefined && (
            <Pager
              page={filter.page}
              total={found.data.total}
              address={(page) => `?${withParams(params, { page: page === 1 ? null : String(page) }).toString()}`}
            />
          )}
        </section>
      </div>
    </main>
  );
}

function Found({ found, filter, onClear }: { found: ReturnType<typeof useLibraryPage>; filter: LibraryFilter; onClear: () => void }) {
  if (found.isPending) return <Waiting label="Opening the library" />;
  if (found.isError)
    return (
      <Problem title="The library could not be opened." retry={() => void found.refetch()}>
        {explain(found.error)}
      </Problem>
    );
  const { total, sources } = found.data;
  const narrowed = filter.search !== undefined || chosenCount(filter) > 0;
  if (total === 0 && !narrowed) return <Empty title="The library is empty">An administrator can import sources into it.</Empty>;
  return (
    <>
      <p role="status" className={styles.count}>
        {counted(total, "source")}
        {filter.search !== undefined && ` with “${filter.search}”`}
      </p>
      {sources.length > 0 && <EntryList entries={sources} stale={found.isPlaceholderData} />}
      {sources.length === 0 && (
        <Empty
          title={total === 0 ? "No source matches" : "There is no such page"}
          action={
            <Button variant="default" onClick={onClear}>
              {narrowed ? "Clear search and filters" : "Back to the first page"}
            </Button>
          }
        >
          {total === 0
            ? "Every word of a search must stand in the identifier, the title or the docket number."
            : "The list has become shorter."}
        </Empty>
      )}
    </>
  );
}

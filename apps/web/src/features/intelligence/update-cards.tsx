import { Button } from "@mantine/core";
import { formatNumber } from "../../shared/format.ts";
import { FilterChips } from "../../shared/ui/filter-bar.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import styles from "./hub-sheet.module.css";
import { UpdateCard } from "./update-card.tsx";
import { type UpdateList, useMarks } from "./use-hub.ts";

/** The updates that search and filters leave, in all their states. */
export function UpdateCards({ list, all }: { list: UpdateList; all: number | null }) {
  // What is on its way is told above.
  if (list.query.data === undefined && !list.query.isError) return null;
  return (
    <QueryState query={list.query} waiting="Loading updates" failed="The updates could not be loaded.">
      {() => (
        <section aria-label="Updates">
          <div className={styles.summary}>
            <p role="status">{list.total !== null && all !== null && `${formatNumber(list.total)} of ${formatNumber(all)} updates`}</p>
            <FilterChips list={list} />
          </div>
          {list.items.length === 0 ? <NoneLeft list={list} /> : <Cards list={list} />}
        </section>
      )}
    </QueryState>
  );
}

const NoneLeft = ({ list }: { list: UpdateList }) => (
  <Empty
    title="No Updates Found"
    action={
      <Button variant="default" onClick={list.clearAll}>
        Clear search and filters
      </Button>
    }
  >
    Try adjusting your search criteria or filters
  </Empty>
);

function Cards({ list }: { list: UpdateList }) {
  const { bookmark, read } = useMarks();
  const { has, loading, failed, load } = list.more;
  return (
    <>
      <ul className={styles.cards} aria-label="Regulatory updates" aria-busy={list.stale}>
        {list.items.map((update) => (
          <li key={update.id}>
            <UpdateCard
              update={update}
              onBookmark={() => bookmark(update.id, !update.is_bookmarked)}
              onRead={(isRead) => read(update.id, isRead)}
            />
          </li>
        ))}
      </ul>
      {failed && <p role="alert">The rest could not be loaded.</p>}
      {has && (
        <Button variant="default" loading={loading} onClick={() => void load()}>
          {failed ? "Try again" : "Show more updates"}
        </Button>
      )}
    </>
  );
}

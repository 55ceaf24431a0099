import type { Document } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FilterBar, FilterChips } from "../../../shared/ui/filter-bar.tsx";
import { counted } from "../../../shared/format.ts";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { Empty } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import type { List } from "../../../shared/ui/use-list.ts";
import type { DocumentChanging } from "../use-document.ts";
import { ChosenBar } from "./choosing.tsx";
import { DocumentCard } from "./document-card.tsx";
import styles from "./document-results.module.css";
import { DocumentTable } from "./document-table.tsx";
import { TextHits } from "./text-hits.tsx";
import { type Choosing, useChosen } from "./use-chosen.ts";
import { useMore } from "./use-more.ts";

export type Shown = "cards" | "table";

interface Props {
  list: List<Document>;
  shown: Shown;
  changes: DocumentChanging;
  /** What can be done where there is nothing yet. */
  begin: ReactNode;
}

/** The documents of the list beside its filters, in all its states. */
export function DocumentResults({ list, shown, changes, begin }: Props) {
  const choosing = useChosen();
  const offered = { ...list, spec: { ...list.spec, filters: list.spec.filters.filter(({ name }) => name !== "deleted") } };
  return (
    <QueryState
      query={list.query}
      waiting="Loading your documents"
      failed="Your documents could not be loaded."
      isEmpty={() => list.items.length === 0 && !list.narrowed}
      empty={<NothingYet list={list} begin={begin} />}
    >
      {() => (
        <div className={styles.columns}>
          <FilterBar list={offered} />
          <section aria-label="Documents" aria-busy={list.stale}>
            <Summary list={list} />
            {list.items.length === 0 ? <NoneLeft list={list} /> : <Found {...{ list, shown, changes, choosing }} />}
            {!isDeleted(list) && <TextHits words={list.wanted.search} />}
            <ChosenBar choosing={choosing} />
          </section>
        </div>
      )}
    </QueryState>
  );
}

const isDeleted = (list: List<Document>) => list.wanted.filters["deleted"] === "true";

function NothingYet({ list, begin }: Pick<Props, "list" | "begin">) {
  return (
    <>
      <Empty title="No documents yet" action={begin}>
        Upload a file, and every sentence in it can be found, and cited in your answers.
      </Empty>
      <p className={styles.deleted}>
        <TextButton onClick={() => list.choose("deleted", "true")}>Deleted documents</TextButton>
      </p>
    </>
  );
}

function NoneLeft({ list }: Pick<Props, "list">) {
  if (isDeleted(list) && list.wanted.search === "")
    return (
      <Empty
        title="Nothing to bring back"
        action={
          <Button variant="default" onClick={list.clearAll}>
            Your documents
          </Button>
        }
      >
        What you delete stays here for 30 days.
      </Empty>
    );
  if (list.wanted.search !== "")
    return (
      <p className={styles.none}>
        No title, file name or tag has these words. <TextButton onClick={list.clearAll}>Clear search and filters</TextButton>
      </p>
    );
  return (
    <Empty
      title="No documents match"
      action={
        <Button variant="default" onClick={list.clearAll}>
          Clear search and filters
        </Button>
      }
    >
      None of your documents has all that was chosen.
    </Empty>
  );
}

function Summary({ list }: Pick<Props, "list">) {
  const { total, wanted } = list;
  return (
    <div className={styles.summary}>
      <p role="status">
        {total !== null && counted(total, isDeleted(list) ? "deleted document" : "document")}
        {wanted.search !== "" && ` with “${wanted.search}”`}
      </p>
      <FilterChips list={list} />
      {!isDeleted(list) && (
        <TextButton className={styles.toDeleted ?? ""} onClick={() => list.choose("deleted", "true")}>
          Deleted documents
        </TextButton>
      )}
    </div>
  );
}

function Found({ list, shown, changes, choosing }: Pick<Props, "list" | "shown" | "changes"> & { choosing: Choosing }) {
  const edge = useMore(list.more);
  return (
    <>
      {shown === "table" ? (
        <DocumentTable documents={list.items} sort={list.wanted.sort} onSort={list.sort} changes={changes} choosing={choosing} />
      ) : (
        <ul className={styles.grid} data-stale={list.stale} aria-label="Documents">
          {list.items.map((document) => (
            <li key={document.id}>
              <DocumentCard document={document} changes={changes} choosing={choosing} />
            </li>
          ))}
        </ul>
      )}
      {list.more.has && (
        <div ref={edge} className={styles.more}>
          <Button variant="default" loading={list.more.loading} onClick={() => void list.more.load()}>
            {list.more.failed ? "The rest could not be loaded. Try again" : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { QueryState } from "./query-state.tsx";
import { Rows } from "./rows.tsx";
import { Empty } from "./states.tsx";
import type { List } from "./use-list.ts";

export interface ListBodyProps<T> {
  list: List<T>;
  /** What the rows are: `Sources`. */
  label: string;
  keyOf: (item: T) => string;
  renderRow: (item: T) => ReactNode;
  /** About how high a row is, in pixels, before it is measured. */
  rowHeight: number;
  waiting: string;
  failed: string;
  /** Shown where there is nothing, and nothing was asked for. */
  empty: ReactNode;
  /** What is said where search and filters leave nothing: `No source matches`, and why that may be. */
  none: readonly [title: string, text: string];
  /** What is said above the rows. */
  summary?: ReactNode;
}

/** The rows of a list in all its states. */
export function ListBody<T>({ list, label, keyOf, renderRow, rowHeight, waiting, failed, empty, none, summary }: ListBodyProps<T>) {
  return (
    <QueryState
      query={list.query}
      waiting={waiting}
      failed={failed}
      isEmpty={() => list.items.length === 0 && !list.narrowed && !list.more.has}
      empty={empty}
    >
      {() => (
        <section aria-label={label}>
          {summary}
          {list.items.length === 0 ? (
            <NoneLeft list={list} none={none} />
          ) : (
            <Rows
              label={label}
              items={list.items}
              total={list.total}
              keyOf={keyOf}
              renderRow={renderRow}
              rowHeight={rowHeight}
              stale={list.stale}
              more={list.more}
            />
          )}
        </section>
      )}
    </QueryState>
  );
}

function NoneLeft<T>({ list, none: [title, text] }: Pick<ListBodyProps<T>, "list" | "none">) {
  const filtered = list.spec.filters.length > 0;
  return (
    <Empty
      title={title}
      action={
        <Button variant="default" onClick={list.clearAll}>
          {filtered ? "Clear search and filters" : "Clear the search"}
        </Button>
      }
    >
      {text}
    </Empty>
  );
}

import { type ReactNode, useId } from "react";
import { formatNumber } from "../format.ts";
import { Choice } from "./fields.ts";
import { FilterBar, FilterButton, FilterChips, OpenedFilters } from "./filter-bar.tsx";
import { ListBody, type ListBodyProps } from "./list-body.tsx";
import styles from "./list.module.css";
import { Page, PageHead } from "./page.tsx";
import { SearchField } from "./search-field.tsx";
import type { List } from "./use-list.ts";

interface PanelProps<T> extends Omit<ListBodyProps<T>, "summary"> {
  /** Above the rows only what a search leaves of them is counted, where the number of all is said elsewhere. */
  ledeCounts?: true;
  /** One row and many rows, in words. */
  counted: readonly [one: string, many: string];
  /** Left out where nothing can be searched for. */
  searchLabel?: string;
  searchHint?: string;
  /** What the button says that searches at once; there is none where it is left out. */
  searchButton?: string;
  /** Has a button beside the search open the filters; they stand beside the rows, or on a narrow screen behind a button, where it is left out. */
  disclosure?: { opened: boolean; onToggle: () => void };
  /** Stand in for the filters beside the rows, where a list does not count what each would leave. */
  filters?: ReactNode;
  /** Stands between the search and the rows. */
  children?: ReactNode;
}

interface Props<T> extends PanelProps<T> {
  heading: string;
  lede?: string;
  action?: ReactNode;
}

const hasFilterBar = <T,>({ list, filters }: Pick<PanelProps<T>, "list" | "filters">) =>
  list.spec.filters.length > 0 && filters === undefined;

/** A screen that is a list: search, filters with their counts, order, rows, and every state of it; all of it in the address. */
export function ListPage<T>({ heading, lede, action, ...panel }: Props<T>) {
  return (
    <Page title={heading} width={hasFilterBar(panel) ? "wide" : "text"}>
      <PageHead heading={heading} lede={lede} action={action} />
      <ListPanel {...panel} />
    </Page>
  );
}

/** The same as a part of a screen. */
export function ListPanel<T>({
  ledeCounts,
  counted,
  searchLabel,
  searchHint = "",
  searchButton,
  disclosure,
  filters,
  children,
  ...body
}: PanelProps<T>) {
  const { list } = body;
  const panel = useId();
  const rows = <ListBody {...body} summary={<Summary list={list} counted={counted} silent={ledeCounts === true && !list.narrowed} />} />;
  return (
    <>
      <div className={styles.tools}>
        {searchLabel !== undefined && (
          <SearchField
            label={searchLabel}
            placeholder={searchHint}
            value={list.wanted.search}
            onSearch={list.search}
            button={searchButton}
          />
        )}
        {disclosure !== undefined && <FilterButton list={list} panel={panel} {...disclosure} />}
        <Order list={list} />
      </div>
      {filters}
      {children}
      {hasFilterBar({ list, filters }) && disclosure?.opened !== false ? (
        <div className={styles.columns}>
          {disclosure === undefined ? <FilterBar list={list} /> : <OpenedFilters list={list} id={panel} />}
          <div>{rows}</div>
        </div>
      ) : (
        rows
      )}
    </>
  );
}

interface SummaryProps<T> {
  list: List<T>;
  counted: readonly [string, string];
  silent: boolean;
}

function Summary<T>({ list, counted: [one, many], silent }: SummaryProps<T>) {
  const { total, wanted } = list;
  return (
    <div className={styles.summary}>
      <p role="status">
        {total !== null && !silent && `${formatNumber(total)} ${total === 1 ? one : many}`}
        {total !== null && wanted.search !== "" && ` with “${wanted.search}”`}
      </p>
      <FilterChips list={list} />
    </div>
  );
}

function Order<T>({ list: { spec, wanted, sort } }: { list: List<T> }) {
  if (spec.sorts.length < 2) return null;
  return (
    <Choice
      aria-label="Order"
      value={wanted.sort ?? ""}
      onChange={(event) => sort(event.target.value)}
      data={spec.sorts.map(([value, label]) => ({ value, label }))}
    />
  );
}

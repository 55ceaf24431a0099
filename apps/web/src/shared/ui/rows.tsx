import { Button } from "@mantine/core";
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import styles from "./list.module.css";
import { Within } from "./use-escape.ts";
import { Waiting } from "./waiting.tsx";

interface Props<T> {
  label: string;
  items: readonly T[];
  total: number | null;
  keyOf: (item: T) => string;
  renderRow: (item: T) => ReactNode;
  rowHeight: number;
  stale: boolean;
  more: { has: boolean; loading: boolean; failed: boolean; load: () => unknown };
}

/** Rows before the end at which the next stretch is asked for. */
const ahead = 15;

/** Only the rows near the screen are drawn, so that ten thousand scroll like ten; over a page they scroll with what lies there. */
export const Rows = <T,>(props: Props<T>) => (useContext(Within) === null ? <PageRows {...props} /> : <DialogRows {...props} />);

function PageRows<T>(props: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  // Its functions change with the scrolling; nothing here is memoized by hand.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer(optionsOf(props, top));
  return <Drawn {...props} list={list} rows={rows} top={top} />;
}

function DialogRows<T>(props: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  // As for a page.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({ ...optionsOf(props, top), getScrollElement: () => scrollerOf(list.current) });
  return <Drawn {...props} list={list} rows={rows} top={top} />;
}

const optionsOf = <T,>({ items, keyOf, rowHeight }: Props<T>, scrollMargin: number) => ({
  count: items.length,
  estimateSize: () => rowHeight,
  overscan: 8,
  scrollMargin,
  getItemKey: (at: number) => keyOf(items[at] as T),
});

interface DrawnProps<T> extends Props<T> {
  list: RefObject<HTMLUListElement | null>;
  rows: Pick<Virtualizer<Element | Window, Element>, "getVirtualItems" | "getTotalSize" | "measureElement">;
  /** Where the list begins in what it scrolls in. */
  top: number;
}

function Drawn<T>({ label, items, total, renderRow, stale, more, list, rows, top }: DrawnProps<T>) {
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;
  const near = last >= items.length - ahead;
  const load = useEffectEvent(() => void more.load());
  useEffect(() => {
    if (near && more.has && !more.loading && !more.failed) load();
  }, [near, more.has, more.loading, more.failed]);
  return (
    <>
      <ul
        aria-label={label}
        ref={list}
        className={styles.rows}
        data-stale={stale}
        aria-busy={stale}
        style={{ height: rows.getTotalSize() }}
      >
        {drawn.map(({ key, index, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={total ?? -1}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderRow(items[index] as T)}
          </li>
        ))}
      </ul>
      {more.loading && <Waiting label="Loading more" inline />}
      {more.failed && (
        <p role="alert" className={styles.trouble}>
          The rest could not be loaded.{" "}
          <Button variant="default" onClick={() => void more.load()}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}

/** What a list scrolls in where it lies over a page. */
const scrollerOf = (element: Element | null) => element?.closest('[role="dialog"]') ?? null;

/** How far from the top of what it scrolls in an element begins, also after what stands above it has changed. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const found = element.current;
    if (found === null) return;
    const scroller = scrollerOf(found) ?? document.documentElement;
    const origin = () =>
      scroller === document.documentElement ? -window.scrollY : scroller.getBoundingClientRect().top - scroller.scrollTop;
    const measure = () => setTop(Math.round(found.getBoundingClientRect().top - origin()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller.lastElementChild ?? scroller);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

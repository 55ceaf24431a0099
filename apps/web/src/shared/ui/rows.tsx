import { Button } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import styles from "./list.module.css";
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

/** Only the rows near the screen are drawn, so that ten thousand scroll like ten. */
export function Rows<T>({ label, items, total, keyOf, renderRow, rowHeight, stale, more }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const margin = useTop(list);
  // Its functions change with the scrolling; nothing here is memoized by hand.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: margin,
    getItemKey: (at) => keyOf(items[at] as T),
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;
  const near = last >= items.length - ahead;
  const load = useEffectEvent(() => void more.load());
  useEffect(() => {
    if (near && more.has && !more.loading && !more.failed) load();
  }, [near, more.has, more.loading, more.failed, items.length]);
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
            style={{ transform: `translateY(${start - margin}px)` }}
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

/** How far from the top of the page an element begins, also after what stands above it has changed. */
function useTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const found = element.current;
    if (found === null) return;
    const measure = () => setTop(Math.round(found.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

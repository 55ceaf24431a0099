import type { ClockDates } from "@clausewise/contracts";
import styles from "./timeline.module.css";
import { placed } from "./timeline-places.ts";

const lineHeight = 28;

/** The days as points on a line, by the numbers of the list, and the holds between them. */
export function Timeline({ dates, holds }: { dates: ClockDates; holds: readonly string[] }) {
  const { marks, lines, months, holds: held } = placed(dates, holds);
  return (
    <div
      className={styles.timeline}
      role="img"
      aria-label="The days of the list below on a line, numbered as there; hatched where the clock stands."
      style={{ height: lines * lineHeight + 44 }}
    >
      {held.map(({ from, to }) => (
        <span key={from} className={styles.hold} style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
      ))}
      {months.map(({ at, label }) => (
        <span key={at} className={styles.month} style={{ insetInlineStart: `${at}%` }}>
          {label}
        </span>
      ))}
      {marks.map(({ number, at, line, owner }) => (
        <span
          key={number}
          className={styles.mark}
          data-owner={owner}
          style={{ insetInlineStart: `${at}%`, bottom: 30 + line * lineHeight }}
        >
          {number}
        </span>
      ))}
    </div>
  );
}

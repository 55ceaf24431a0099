import type { MarketComparison } from "@clausewise/contracts";
import { memo, useDeferredValue, useMemo } from "react";
import { Cell, type PlacedClause } from "./cell.tsx";
import { beginning, type ShownLine, type ShownSection } from "./comparison-sections.ts";
import styles from "./markets.module.css";

interface Props {
  comparison: MarketComparison;
  sections: readonly ShownSection[];
  onOpen: (clause: PlacedClause) => void;
}

/** The button that asked for the comparison is gone by then. */
function takeLostFocus(region: HTMLElement | null) {
  if (document.activeElement === document.body) region?.focus({ preventScroll: true });
}

/** Lines that fill a screen; the others are drawn once these are on it. */
const firstLines = 8;

/** Markets beside each other under heads that stay, their names above and the lines' at the left. */
export function ComparisonTable({ comparison, sections: found, onOpen }: Props) {
  const all = useMemo(() => ({ markets: comparison.markets, sections: found }), [comparison, found]);
  const { markets, sections } = useDeferredValue(all, { ...all, sections: beginning(found, firstLines) });
  return (
    <div className={styles.scroll} role="region" aria-label="Comparison" tabIndex={-1} ref={takeLostFocus}>
      <table className={styles.table} data-markets={markets.length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What is compared</span>
            </th>
            {markets.map(({ code, name, laws, facts }) => (
              <th key={code} scope="col">
                <span className={styles.code}>{code}</span> {name}
                <small>
                  {laws.length === 0 ? "law not held" : `${facts} facts of its law${laws.includes(code) ? "" : ` (${laws.join(", ")})`}`}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ id, title, lines }) => (
          <tbody key={id}>
            <tr className={styles.section}>
              <th scope="rowgroup" colSpan={markets.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.label} line={line} onOpen={onOpen} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Drawn anew only where something else is compared: a comparison has hundreds of cells. */
const Line = memo(function Line({ line: { label, mixed, cells }, onOpen }: { line: ShownLine } & Pick<Props, "onOpen">) {
  return (
    <tr>
      <th scope="row">
        <span>{label}</span>
      </th>
      {cells.map((cell, at) => (
        // The markets stand in one order for as long as the table does.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at}>
          <Cell cell={cell} mixed={mixed} onOpen={onOpen} />
        </td>
      ))}
    </tr>
  );
});

import type { MarketComparison } from "@clausewise/contracts";
import { Fragment } from "react";
import { Cell, type PlacedClause } from "./cell.tsx";
import type { ShownSection } from "./comparison-sections.ts";
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

/** Markets beside each other under heads that stay, their names above and the lines' at the left. */
export function ComparisonTable({ comparison: { markets }, sections, onOpen }: Props) {
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
            {lines.map(({ label, mixed, cells }) => (
              <tr key={label}>
                <th scope="row">
                  <span>{label}</span>
                </th>
                {markets.map(({ code }, at) => (
                  <td key={code}>{cells[at] ? <Cell cell={cells[at]} mixed={mixed} onOpen={onOpen} /> : <Fragment />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

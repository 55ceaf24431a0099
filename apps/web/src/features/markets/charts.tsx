import type { MarketComparison } from "@clausewise/contracts";
import { BasisChip } from "../../shared/ui/basis-chip.tsx";
import { type Chart, chartsOf } from "./comparison-charts.ts";
import styles from "./markets.module.css";

/** Bars beside their numbers, so that nothing is to be guessed from their length. */
export function Charts({ comparison }: { comparison: MarketComparison }) {
  return (
    <section className={styles.charts} aria-label="Charts">
      {chartsOf(comparison).map((chart) => (
        <BarChart key={chart.title} chart={chart} />
      ))}
    </section>
  );
}

function BarChart({ chart: { title, basis, bars } }: { chart: Chart }) {
  const most = Math.max(...bars.map(({ value }) => value ?? 0));
  return (
    <table className={styles.chart}>
      <caption>
        {title} <BasisChip basis={basis} />
      </caption>
      <tbody>
        {bars.map(({ market, value, text }) => (
          <tr key={market}>
            <th scope="row">{market}</th>
            <td>
              {value !== null && (
                <span className={styles.bar} data-basis={basis} style={{ width: `${(value / most) * 100}%` }} aria-hidden />
              )}
              <span>{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

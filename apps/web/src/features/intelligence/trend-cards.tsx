import type { Trend } from "@clausewise/contracts";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconTrendingDown from "@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs";
import IconTrendingUp from "@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs";
import { Chip } from "../../shared/ui/chip.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./trend-cards.module.css";
import { useTrends } from "./use-hub.ts";

const arrows = { increasing: IconTrendingUp, decreasing: IconTrendingDown, stable: IconMinus } as const;

/** What came more and less often among the updates. */
export function TrendCards() {
  return (
    <QueryState query={useTrends()} waiting="Counting the updates" failed="The trends could not be loaded." inline>
      {(trends) => (
        <>
          <p className={styles.about}>Trends count the updates that were chosen and told by us, not how much authorities published.</p>
          {/* On a phone the cards stand in one row that is moved sideways, also by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className={styles.trends} aria-label="Trends" tabIndex={0}>
            {trends.map((trend) => (
              <li key={trend.category}>
                <TrendCard trend={trend} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}

function TrendCard({ trend: { category, trend, change, description, timeframe, fewer_is_better } }: { trend: Trend }) {
  const Arrow = trend === null ? null : arrows[trend];
  return (
    <article className={styles.trend}>
      <h2>{category}</h2>
      <p className={styles.change} data-rises={change.value !== null && change.value > 0} data-known={change.value !== null}>
        {Arrow !== null && <Arrow size={18} aria-hidden />}
        {change.value === null ? "Not known" : signed(change.value)}
        {trend !== null && <span className="visually-hidden">, {trend}</span>}
      </p>
      <p>{description}</p>
      {change.value === null && <p>{change.explanation}</p>}
      {fewer_is_better !== null && <p>{fewer_is_better}</p>}
      <footer>
        <span>{timeframe}</span>
        {change.basis === "computed" && <Chip>Computed: {change.explanation}</Chip>}
      </footer>
    </article>
  );
}

const signed = (percent: number): string => `${percent > 0 ? "+" : percent < 0 ? "−" : ""}${Math.abs(percent)} %`;

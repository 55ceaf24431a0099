import type { GapAnalysis, GapMarket } from "@clausewise/contracts";
import { useId } from "react";
import { Link, useSearchParams } from "react-router";
import { withParams } from "../../shared/params.ts";
import { FigureFact } from "../../shared/ui/figure.tsx";
import { countsShown } from "./gap-words.ts";
import styles from "./gaps.module.css";
import { StatusChip } from "./status-chip.tsx";
import { toRequirements } from "./to-requirements.ts";

/** How the product stands in each market: what follows from rules and evidence, then planning estimates of time and cost. */
export function MarketsPart({ analysis: { by_market } }: { analysis: GapAnalysis }) {
  const heading = useId();
  if (by_market.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>By market</h2>
      <ul className={styles.markets}>
        {by_market.map((market) => (
          <Market key={market.code} market={market} />
        ))}
      </ul>
    </section>
  );
}

function Market({ market: { code, counts, row } }: { market: GapMarket }) {
  const [params] = useSearchParams();
  return (
    <li className={styles.market}>
      <h3>
        {row.market} <small>{row.authority}</small>
      </h3>
      <div className={styles.counts}>
        {countsShown(counts).map(([status, count]) => (
          <Link key={status} to={`?${withParams(params, { market: code, status }).toString()}`} preventScrollReset onClick={toRequirements}>
            <StatusChip status={status} count={count} />
          </Link>
        ))}
      </div>
      <dl className={styles.figures}>
        <FigureFact label="Critical gaps" figure={row.criticalGaps} />
        <FigureFact label="Time" figure={row.estimatedTimeline} />
        <FigureFact label="Cost" figure={row.estimatedCost} />
      </dl>
    </li>
  );
}

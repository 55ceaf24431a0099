import type { GapAnalysis } from "@clausewise/contracts";
import { useId } from "react";
import { BasisChip } from "../../shared/ui/basis-chip.tsx";
import { FigureFact } from "../../shared/ui/figure.tsx";
import styles from "./gaps.module.css";

/** What is planned with in each market before anything is known; it rests on the product's category alone. */
export function PlannedPart({ analysis: { planned } }: { analysis: GapAnalysis }) {
  const heading = useId();
  if (planned.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>
        To plan with <BasisChip basis="estimate" />
      </h2>
      <p className={styles.lede}>
        A first row for each market, made up from the product’s category alone: nothing in it was looked at. What follows from rules and
        evidence stands apart from it.
      </p>
      <ul className={styles.markets}>
        {planned.map((row) => (
          <Row key={row.market} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: GapAnalysis["planned"][number] }) {
  const { market, authority, completedRequirements, missingRequirements, criticalGaps, estimatedTimeline, estimatedCost } = row;
  return (
    <li className={styles.market}>
      <h3>
        {market} <small>{authority}</small>
      </h3>
      <dl className={styles.figures}>
        <Listed label="Completed" all={completedRequirements} />
        <Listed label="Missing" all={missingRequirements} />
        <FigureFact label="Critical gaps" figure={criticalGaps} />
        <FigureFact label="Time" figure={estimatedTimeline} />
        <FigureFact label="Cost" figure={estimatedCost} />
      </dl>
    </li>
  );
}

const Listed = ({ label, all }: { label: string; all: readonly string[] }) => (
  <div>
    <dt>{label}</dt>
    <dd>{all.length === 0 ? "Choose a category in the profile" : all.join(", ")}</dd>
  </div>
);

import type { Protocol } from "@clausewise/contracts";
import { FigureFact } from "../../shared/ui/figure.tsx";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import styles from "./protocols.module.css";

const often = (weight: number): string => (weight === 2 ? "twice" : `${weight} times`);

/** How much was found, with all that the figure is made of, and the risk signs that are there. */
export function Scores({ protocol: { complianceScore, riskLevel } }: { protocol: Protocol }) {
  return (
    <div className={styles.scores}>
      <section aria-label="How much was found">
        <dl>
          <FigureFact label="Found of what is asked" figure={complianceScore.figure} />
        </dl>
        <ul>
          {complianceScore.parts.map(({ name, good, of, weight }) => (
            <li key={name}>
              {name}: <strong>{good}</strong> of {of}
              {weight === 1 ? "" : `, counted ${often(weight)}`}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Risk level">
        <p>Risk level {riskLevel.value === null ? "unknown" : <SeverityChip severity={riskLevel.value} />}</p>
        <ul>
          {riskLevel.parts.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
        <small>{riskLevel.how}</small>
      </section>
    </div>
  );
}

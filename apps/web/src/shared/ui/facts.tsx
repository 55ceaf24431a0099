import { severityLabels } from "@clausewise/contracts/vocabulary";
import styles from "./chip.module.css";

export type Severity = "critical" | "high" | "medium" | "low";

/** How much hangs on it; the word carries the meaning, the colour only helps. */
export function SeverityChip({ severity }: { severity: Severity }) {
  return (
    <span className={styles.chip} data-severity={severity}>
      {severityLabels[severity]}
    </span>
  );
}

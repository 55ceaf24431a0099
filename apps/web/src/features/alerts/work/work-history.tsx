import type { WorkStep } from "@clausewise/contracts";
import { workImpactLabels } from "@clausewise/contracts/vocabulary";
import { formatTime } from "../../../shared/format.ts";
import { EvidenceList } from "./evidence-list.tsx";
import styles from "./work.module.css";

function deedOf({ state }: WorkStep, before: WorkStep | undefined): string {
  if (state === "closed") return "Closed";
  if (before === undefined) return "Taken on";
  return before.state === "closed" ? "Reopened" : "Assessment saved";
}

/** What was recorded, the newest first: each step as it was saved. */
export function WorkHistory({ steps }: { steps: readonly WorkStep[] }) {
  if (steps.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>History ({steps.length})</summary>
      <ol aria-label="History" reversed>
        {steps.map((step, at) => (
          <li key={step.version}>
            <p>
              <strong>{deedOf(step, steps[at + 1])}</strong> <time dateTime={step.at}>{formatTime(step.at)}</time>
            </p>
            {step.reason !== null && <p>Reason: {step.reason}</p>}
            {step.impact !== null && <p>Impact: {workImpactLabels[step.impact]}</p>}
            {step.note !== "" && <p className={styles.note}>{step.note}</p>}
            <EvidenceList evidence={step.evidence} />
          </li>
        ))}
      </ol>
    </details>
  );
}

import type { Alert } from "@clausewise/contracts";
import { Chip } from "../../shared/ui/chip.tsx";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { AlertFacts, Reasons } from "./alert-facts.tsx";
import { WorkChip } from "./work/work-chip.tsx";
import styles from "./alert.module.css";

/** One alert of the list: how severe, what it says, and why it concerns the person. */
export function AlertCard({ alert }: { alert: Alert }) {
  return (
    <article className={styles.card}>
      <Line>
        <SeverityChip severity={alert.severity_level} />
        {alert.work !== "open" && <WorkChip state={alert.work} />}
        {alert.assigned_by !== null && <Chip tone="warn">Assigned to you by {alert.assigned_by}</Chip>}
        <h2>
          <TitleLink to={`/alerts/${alert.id}`}>{alert.title}</TitleLink>
        </h2>
      </Line>
      <Reasons reasons={alert.reasons} />
      <p className={styles.description}>{alert.description}</p>
      <AlertFacts alert={alert} />
    </article>
  );
}

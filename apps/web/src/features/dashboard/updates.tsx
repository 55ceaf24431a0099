import type { Alert } from "@clausewise/contracts";
import { Link } from "react-router";
import { counted, formatAgo } from "../../shared/format.ts";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./dashboard.module.css";
import { useRecentAlertCount, useUpdates } from "./use-dashboard.ts";

/** The newest alerts of the person's watch, those that concern their products first. */
export function Updates() {
  const recent = useRecentAlertCount();
  return (
    <section className={styles.updates} aria-labelledby="updates">
      <header>
        <h2 id="updates">Regulatory Updates</h2>
        {recent !== undefined && recent > 0 && <span>{counted(recent, "alert")} that concern you in 30 days</span>}
      </header>
      <QueryState
        query={useUpdates()}
        waiting="Loading the regulatory updates"
        failed="The regulatory updates could not be loaded."
        inline
        isEmpty={({ total }) => total === 0}
        empty={<p>No alerts yet. What changes in the official sources appears here.</p>}
      >
        {({ items }) => (
          <>
            <ul>
              {items.map((alert) => (
                <Update key={alert.id} alert={alert} />
              ))}
            </ul>
            <Link to="/alerts">All alerts</Link>
          </>
        )}
      </QueryState>
    </section>
  );
}

const marked: readonly Alert["severity_level"][] = ["high", "critical"];

function Update({ alert: { id, title, severity_level, reasons, regulatory_body, created_at } }: { alert: Alert }) {
  return (
    <li>
      <Line>
        {marked.includes(severity_level) && <SeverityChip severity={severity_level} />}
        <Link to={`/alerts/${id}`}>{title}</Link>
      </Line>
      <Line quiet>
        {regulatory_body !== null && <span>{regulatory_body}</span>}
        <span>{formatAgo(created_at)}</span>
        {reasons[0] !== undefined && <span>{reasons[0]}</span>}
      </Line>
    </li>
  );
}

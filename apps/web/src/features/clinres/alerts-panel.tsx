import type { Alert } from "@clausewise/contracts";
import { alertTypeLabels } from "@clausewise/contracts/vocabulary";
import { Link } from "react-router";
import { formatAgo, formatDate } from "../../shared/format.ts";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import styles from "./alerts-panel.module.css";
import { useRecentAlerts } from "./use-recent-alerts.ts";

const shown = 5;

/** The newest alerts of a person, each with its source. */
export function AlertsPanel() {
  return (
    <section className={styles.panel} aria-labelledby="alerts">
      <header>
        <h2 id="alerts">Global Regulatory Alerts</h2>
        <Link to="/alerts">All alerts</Link>
      </header>
      <QueryState
        query={useRecentAlerts(shown)}
        waiting="Loading your alerts"
        failed="Your alerts could not be loaded."
        inline
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.quiet}>You have no alerts.</p>}
      >
        {({ items, total }) => (
          <>
            <ul>
              {items.map((alert) => (
                <li key={alert.id}>
                  <AlertLine alert={alert} />
                </li>
              ))}
            </ul>
            {total > items.length && (
              <p className={styles.quiet}>
                The newest {items.length} of {total}.
              </p>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

function AlertLine({ alert }: { alert: Alert }) {
  const { id, title, description, severity_level, alert_type, regulatory_body, effective_date, source_url, created_at } = alert;
  return (
    <article>
      <h3>
        <TitleLink to={`/alerts/${id}`}>{title}</TitleLink>
      </h3>
      <p>{description}</p>
      <Line quiet>
        <SeverityChip severity={severity_level} />
        <span>{alertTypeLabels[alert_type]}</span>
        {regulatory_body !== null && <span>{regulatory_body}</span>}
        {effective_date !== null && <span>in effect from {formatDate(effective_date)}</span>}
        <span>{formatAgo(created_at)}</span>
        {source_url !== null && <OutLink url={source_url}>source</OutLink>}
      </Line>
    </article>
  );
}

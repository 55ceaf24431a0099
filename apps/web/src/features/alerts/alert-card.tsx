import type { Alert } from "@clausewise/contracts";
import { alertTypeLabels } from "@clausewise/contracts/vocabulary";
import { formatAgo, formatDate, formatTime } from "../../shared/format.ts";
import { SeverityChip } from "../../shared/ui/facts.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import styles from "./alert-card.module.css";

/** One alert: how severe, of what kind, by whom, from when, and where it is said. */
export function AlertCard({ alert }: { alert: Alert }) {
  const { title, description, severity_level, alert_type, regulatory_body, document_category, effective_date, source_url, created_at } =
    alert;
  return (
    <article className={styles.card}>
      <Line>
        <SeverityChip severity={severity_level} />
        <h2>{title}</h2>
      </Line>
      <p>{description}</p>
      <Line quiet>
        <span>{alertTypeLabels[alert_type]}</span>
        {regulatory_body !== null && <span>{regulatory_body}</span>}
        {document_category !== null && <span>{document_category}</span>}
        {effective_date !== null && <span>in effect from {formatDate(effective_date)}</span>}
        <time dateTime={created_at} title={formatTime(created_at)}>
          {formatAgo(created_at)}
        </time>
        {source_url !== null && <OutLink url={source_url}>Source</OutLink>}
      </Line>
    </article>
  );
}

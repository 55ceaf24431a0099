import type { Alert } from "@clausewise/contracts";
import { alertTypeLabels } from "@clausewise/contracts/vocabulary";
import { Link } from "react-router";
import { counted, formatAgo, formatDate, formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import styles from "./alert.module.css";

const origins = { own: "Yours alone", published: "Published by a reviewer", watch: null } as const;

/** What is known of an alert beside its words: of what kind, by whom, from when, and where it is said. */
export function AlertFacts({ alert }: { alert: Alert }) {
  const { alert_type, regulatory_body, document_category, effective_date, created_at, entries, origin } = alert;
  return (
    <Line quiet>
      <span>{alertTypeLabels[alert_type]}</span>
      {regulatory_body !== null && <span>{regulatory_body}</span>}
      {document_category !== null && <span>{document_category}</span>}
      {effective_date !== null && <span>in effect from {formatDate(effective_date)}</span>}
      {entries > 1 && <span>{counted(entries, "entry", "entries")}</span>}
      <time dateTime={created_at} title={formatTime(created_at)}>
        {formatAgo(created_at)}
      </time>
      {origins[origin] !== null && <Chip>{origins[origin]}</Chip>}
      <Ways alert={alert} />
    </Line>
  );
}

function Ways({ alert: { source_url, source_id, library_source_id } }: { alert: Alert }) {
  return (
    <>
      {library_source_id !== null && <Link to={`/library/${library_source_id}?part=versions`}>What changed, word by word</Link>}
      {source_id !== null && <Link to={`/library/sources/${source_id}`}>About the source</Link>}
      {source_url !== null && <OutLink url={source_url}>Source</OutLink>}
    </>
  );
}

/** Why it concerns the person, a sentence each. */
export function Reasons({ reasons }: Pick<Alert, "reasons">) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label="Why it concerns you">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

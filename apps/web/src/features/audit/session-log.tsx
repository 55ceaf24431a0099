import type { LogEntry } from "@clausewise/contracts";
import { formatTime } from "../../shared/format.ts";
import { recordFormats } from "../../shared/record-formats.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { ExportMenu } from "../../shared/ui/export-menu.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { ListPanel } from "../../shared/ui/list-page.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { changesOf, labelOf, objectOf } from "./audit-words.ts";
import styles from "./audit.module.css";
import { type LogScope, logScopeLabels, logScopes, useSessionLog, wishOf } from "./use-session-log.ts";

/** What the person did, by the audit trail. */
export function SessionLog({ productId }: { productId: string | null }) {
  const list = useSessionLog(productId);
  const { scope: wanted = "session", ...days } = list.wanted.filters;
  const offered = logScopes.filter((one) => one !== "product" || productId !== null);
  const scope = offered.find((one) => one === wanted) ?? "session";
  const query = new URLSearchParams({ ...days, ...wishOf(scope, productId) }).toString();
  return (
    <>
      <div className={styles.logHead}>
        <Segments<LogScope>
          label="Whose records"
          options={offered.map((one) => [one, logScopeLabels[one]] as const)}
          value={scope}
          onChange={(value) => list.choose("scope", value === "session" ? null : value)}
        />
        <ExportMenu path={`/api/session-log/export?${query}`} name="session log" formats={recordFormats} />
      </div>
      <ListPanel
        list={list}
        label="Session log"
        counted={["record", "records"]}
        filters={<AuditFilters list={list} />}
        keyOf={({ sequence }) => String(sequence)}
        renderRow={(entry) => <LogRow entry={entry} />}
        rowHeight={96}
        waiting="Loading your session log"
        failed="Your session log could not be loaded."
        empty={<Empty title="Nothing is recorded of this session yet">What you change, ask, open and save is recorded here.</Empty>}
        none={["No records fit", "Take a filter off, or choose other days."]}
      />
    </>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const { sequence, recorded_at, action, outcome, reason, changes, is_this_session } = entry;
  const lines = changesOf(changes);
  return (
    <article className={styles.row}>
      <h2>{labelOf(action)}</h2>
      <Line quiet>
        <time dateTime={recorded_at}>{formatTime(recorded_at)}</time>
        <span>no. {sequence}</span>
        <span>{objectOf(entry)}</span>
        {!is_this_session && <span>another session</span>}
        {outcome !== "done" && <Chip tone="bad">{outcome}</Chip>}
      </Line>
      {reason !== null && <p>Reason: {reason}</p>}
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

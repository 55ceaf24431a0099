import type { ReadAuditRecord } from "@clausewise/contracts";
import { formatTime, spaced } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { changesOf, labelOf, objectOf } from "./audit-words.ts";
import styles from "./audit.module.css";

interface Props {
  record: ReadAuditRecord;
  /** Shows only what this person did, and what was done to them. */
  onPerson: (id: string) => void;
}

const unreadable = { deleted: "What it said is gone with the person.", damaged: "What it said cannot be read: it is not what was sealed." };

/** One record in words. */
export function AuditRow({ record, onPerson }: Props) {
  const { sequence, recorded_at, actor_id, actor_label, actor_role, address, action, outcome, reason, content, changes } = record;
  const lines = changesOf(changes);
  return (
    <article className={styles.row}>
      <h2>{labelOf(action)}</h2>
      <Line>
        {actor_id === null ? (
          <span>{actor_label}</span>
        ) : (
          <TextButton onClick={() => onPerson(actor_id)} aria-label={`Only records of ${actor_label}`}>
            {actor_label}
          </TextButton>
        )}
        {record.actor === "deleted" && <Chip>Account deleted</Chip>}
        {outcome !== "done" && <Chip tone="bad">{outcome}</Chip>}
      </Line>
      <Line quiet>
        <time dateTime={recorded_at}>{formatTime(recorded_at)}</time>
        <span>no. {sequence}</span>
        <span>{objectOf(record)}</span>
        {actor_role !== "none" && <span>{spaced(actor_role)}</span>}
        {address !== null && address !== "" && <span>{address}</span>}
      </Line>
      {reason !== null && <p>Reason: {reason}</p>}
      {content !== "readable" && actor_id !== null && <p className={styles.gone}>{unreadable[content]}</p>}
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

import type { DiscussionClause } from "@clausewise/contracts";
import { Link } from "react-router";
import { formatDate, formatDay } from "../../shared/format.ts";
import { statusLabels } from "../../shared/labels.ts";
import { ChangeWords } from "../../shared/ui/change-words.tsx";
import { Chip } from "../../shared/ui/chip.tsx";
import { placeAddress } from "../../shared/ui/clause-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./post.module.css";
import type { ThreadActs } from "./use-thread.ts";

interface Props {
  clauses: readonly DiscussionClause[];
  /** Whether the person may say that what is written holds. */
  mayConfirm: boolean;
  acts: ThreadActs;
}

/** The clauses that a post cites, each with its words as they stand today. */
export function ClauseCards({ clauses, mayConfirm, acts }: Props) {
  if (clauses.length === 0) return null;
  return (
    <ul className={styles.clauses} aria-label="Clauses cited">
      {clauses.map((clause) => (
        <li key={clause.id} data-changed={clause.changes.length > 0}>
          <Head clause={clause} />
          {clause.place !== null && <Words place={clause.place} />}
          <Changes clause={clause} mayConfirm={mayConfirm} acts={acts} />
        </li>
      ))}
    </ul>
  );
}

/** The source's own words as a quote; what we say of them is none. */
function Words({ place: { text, text_kind } }: { place: NonNullable<DiscussionClause["place"]> }) {
  if (text_kind === "summary") return <p className={styles.words}>{text}</p>;
  return <blockquote className={styles.words}>{text}</blockquote>;
}

function Head({ clause: { citation, place } }: { clause: DiscussionClause }) {
  if (place === null)
    return (
      <p>
        <strong>{citation}</strong> is no longer in the library.
      </p>
    );
  const { source_id, passage_id, heading, source_title, status, text_kind, label, date } = place;
  return (
    <>
      <p>
        <Link to={placeAddress(source_id, passage_id)}>{citation}</Link> {heading}
      </p>
      <Line quiet>
        <span>{source_title}</span>
        <Chip tone={status === "in_force" || status === "final" ? "ok" : "warn"}>{statusLabels[status]}</Chip>
        {text_kind === "summary" && <span>Our summary</span>}
        <span>{date === null ? label : formatDate(date)}</span>
      </Line>
    </>
  );
}

function Changes({
  clause: { id, citation, changes, confirmed_at },
  mayConfirm,
  acts,
}: Omit<Props, "clauses"> & { clause: DiscussionClause }) {
  if (changes.length === 0)
    return confirmed_at === null ? null : <p className={styles.quiet}>Found to hold with today’s words on {formatDay(confirmed_at)}.</p>;
  return (
    <div className={styles.changed}>
      {changes.map((change) => (
        <p key={change.mark}>
          <ChangeWords change={change} />
        </p>
      ))}
      {mayConfirm && (
        <TextButton onClick={() => acts.confirm(id)}>
          What is written still holds
          <span className="visually-hidden"> with {citation} as it stands now</span>
        </TextButton>
      )}
    </div>
  );
}

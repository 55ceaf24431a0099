import type { AnsweredCard, CardAnswer } from "@clausewise/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatTime } from "../../shared/format.ts";
import { placeAddress } from "../../shared/ui/clause-link.tsx";
import { Chip } from "../../shared/ui/chip.tsx";
import styles from "./coach.module.css";

interface Props {
  answer: AnsweredCard;
  /** False where whoever answered judged it themselves. */
  judged: boolean;
  children: ReactNode;
}

/** Whether it was right and why, by which clauses, and when the card comes again. */
export function CardReason({ answer, judged, children }: Props) {
  return (
    <div className={styles.reason} role="status">
      {judged && <Chip tone={answer.was_right ? "ok" : "bad"}>{answer.was_right ? "Right" : "Wrong"}</Chip>}
      <p className={styles.why}>{answer.why}</p>
      <Clauses citations={answer.citations} />
      <p className={styles.remark}>
        It comes again <time dateTime={answer.due}>{formatTime(answer.due)}</time>.
      </p>
      {children}
    </div>
  );
}

/** The clauses that show a card's answer, each leading to where it stands. */
export function Clauses({ citations }: Pick<CardAnswer, "citations">) {
  return (
    <ul className={styles.clauses} aria-label="Clauses">
      {citations.map(({ clause, source_id, passage_id }) => (
        <li key={clause}>
          {source_id === null ? (
            `${clause}: its words are not in the library`
          ) : (
            <Link to={placeAddress(source_id, passage_id)}>{clause}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { CoachSession } from "@clausewise/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { authorityLabels } from "../../shared/authorities.ts";
import { counted } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./coach.module.css";

/** A question with the short of its answer. */
export function Turn({ session, children }: { session: CoachSession; children: ReactNode }) {
  const { question, read_as, topic, authority, mode, further, answer_id } = session;
  return (
    <li className={styles.turn} data-turn>
      <p className={styles.question}>{question}</p>
      {read_as !== null && (
        <p className={styles.remark}>
          <strong>Read as:</strong> {read_as}
        </p>
      )}
      {children}
      <Line quiet>
        {topic !== null && <Chip>{topic}</Chip>}
        <span>under {authorityLabels[authority]}</span>
        {mode === "voice" && <span>asked by voice</span>}
        <Link className={styles.whole} to={`/queries/${answer_id}`}>
          {further > 0 ? `The whole answer, ${counted(further, "statement")} more` : "The whole answer"}
        </Link>
      </Line>
    </li>
  );
}

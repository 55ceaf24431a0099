import type { CitingAnswer } from "@clausewise/contracts";
import { authorityLabels } from "../../shared/authorities.ts";
import { formatDay } from "../../shared/format.ts";
import { Empty } from "../../shared/ui/states.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import styles from "./about.module.css";

/** As many as the server gives at most. */
const most = 20;

export function YourAnswers({ answers }: { answers: readonly CitingAnswer[] }) {
  if (answers.length === 0)
    return <Empty title="None of your answers rests on it yet">Answers of yours that cite it appear here, the newest first.</Empty>;
  return (
    <>
      {answers.length >= most && <p className={styles.none}>Your {most} newest answers that cite it.</p>}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <TitleLink to={`/queries/${answer.id}`}>{answer.question}</TitleLink>
            <p className={styles.facts}>
              {formatDay(answer.created_at)} · {authorityLabels[answer.authority]} · cites {answer.clauses.join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

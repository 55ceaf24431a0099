import type { Answers, Classification } from "@clausewise/contracts";
import { type RuleSet, answerInWords } from "@clausewise/planning";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseButtons, type OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";

interface Props {
  set: RuleSet;
  answers: Answers;
  classification: Classification;
  onOpen: OpenClause;
}

/** What the answers give so far: what may still come out, and the rules that fire. */
export function Result({ set, answers, classification, onOpen }: Props) {
  const { outcomes, fired, possible, passed, remarks, next } = classification;
  const isSettled = outcomes.length === 1;
  return (
    <aside className={styles.result} aria-label="Result">
      <h2>{isSettled ? "Result" : "Still possible"}</h2>
      <p className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <Chip key={outcome} tone={isSettled ? "ok" : "plain"}>
            {set.labels[outcome] ?? outcome}
          </Chip>
        ))}
      </p>
      <p className={styles.quiet}>{howFar(isSettled, next, possible.length)}</p>
      <h3>Rules that fire</h3>
      {fired.length === 0 ? (
        <p className={styles.quiet}>None yet by what is answered.</p>
      ) : (
        <ul className={styles.fired}>
          {fired.map(({ indent, name, says, clauses, decides, because }) => (
            <li key={indent} data-decides={decides}>
              <p>
                <strong>{name}</strong> {decides && fired.length > 1 && <Chip tone="ok">decides</Chip>}
              </p>
              <p>{says}</p>
              <ClauseButtons clauses={clauses} onOpen={onOpen} />
              <Because set={set} answers={answers} questions={because} />
            </li>
          ))}
        </ul>
      )}
      {remarks.map(({ says, clauses }) => (
        <p key={says} className={styles.remark}>
          {says} <ClauseButtons clauses={clauses} onOpen={onOpen} />
        </p>
      ))}
      {passed.length > 0 && (
        <details className={styles.passed}>
          <summary>{passed.length} rules that do not fire, and why</summary>
          <ul>
            {passed.map(({ rule, name, title, clauses, because }) => (
              <li key={rule}>
                <p>
                  <strong>{name}</strong> {title}
                </p>
                <ClauseButtons clauses={clauses} onOpen={onOpen} />
                <Because set={set} answers={answers} questions={because} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}

function howFar(isSettled: boolean, next: string | null, possible: number): string {
  if (next === null) return "Every question that matters is answered.";
  if (isSettled) return "No answer that is still open can change this; the rest completes the list of rules and steps.";
  return possible === 0 ? "More answers narrow this." : "Each answer narrows this. What is not known stays open, and is never guessed.";
}

function Because({ set, answers, questions }: { set: RuleSet; answers: Answers; questions: readonly string[] }) {
  const reasons = set.questions
    .filter(({ id }) => questions.includes(id))
    .map((question) => ({ id: question.id, text: question.text, answer: answerInWords(question, answers[question.id]) }));
  if (reasons.length === 0) return null;
  return (
    <details className={styles.because}>
      <summary>Because of your answers</summary>
      <dl>
        {reasons.map(({ id, text, answer }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{answer ?? "Not answered"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

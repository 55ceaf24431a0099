import type { Answers } from "@clausewise/contracts";
import { type RuleSet, answerInWords, outcomesInWords, whatWouldChange } from "@clausewise/planning";
import { useDeferredValue, useMemo } from "react";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./pathways.module.css";

interface Props {
  set: RuleSet;
  answers: Answers;
  onGo: (group: string) => void;
}

/** Single answers that, given otherwise, would change the result. */
export function Changes({ set, answers, onGo }: Props) {
  const settledAnswers = useDeferredValue(answers);
  const changes = useMemo(() => whatWouldChange(set, settledAnswers), [set, settledAnswers]);
  const byQuestion = [...Map.groupBy(changes, ({ question }) => question)];
  return (
    <section aria-labelledby="what-would-change" className={styles.part}>
      <h2 id="what-would-change">What would change this</h2>
      <p className={styles.quiet}>
        {changes.length === 0
          ? "No single answer given so far, put otherwise, changes what comes out."
          : "Each of these answers alone, put otherwise, changes what comes out: each was put in and the rules were run again."}
      </p>
      <ul className={styles.changes}>
        {byQuestion.map(([id, all]) => {
          const question = set.questions.find((one) => one.id === id);
          if (question === undefined) return null;
          return (
            <li key={id}>
              <TextButton onClick={() => onGo(question.group)}>{question.text}</TextButton>
              <p className={styles.quiet}>Now: {answerInWords(question, settledAnswers[id])}</p>
              <ul>
                {all.map(({ to, outcomes }) => (
                  <li key={[to].flat().join()}>
                    <span>{answerInWords(question, to)}</span>
                    <strong>{outcomesInWords(set, outcomes)}</strong>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { Answers, ProductQuestion } from "@clausewise/contracts";
import { CheckBox, RadioChoice } from "../../shared/ui/fields.ts";
import { ClauseButtons, type OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";
import { ticked } from "./question-groups.ts";

interface Props {
  question: ProductQuestion;
  answer: Answers[string] | undefined;
  onAnswer: (answer: string | string[]) => void;
  onOpen: OpenClause;
}

/** One question with what its words mean, the clause they come from, and its options. */
export function QuestionField({ question, answer, onAnswer, onOpen }: Props) {
  const { id, text, help, clauses, options, choice } = question;
  const chosen = answer === undefined ? [] : [answer].flat();
  const all = [...options.map(({ value, label }) => ({ value, label })), { value: "unknown", label: "Not known yet" }];
  const shared = { label: text, description: help, className: styles.question ?? "", name: id };
  return (
    <div className={styles.field}>
      {choice === "one" ? (
        <RadioChoice.Group {...shared} value={chosen[0] ?? ""} onChange={onAnswer}>
          <div className={styles.options}>
            {all.map((option) => (
              <RadioChoice key={option.value} {...option} />
            ))}
          </div>
        </RadioChoice.Group>
      ) : (
        <CheckBox.Group {...shared} value={chosen} onChange={(after) => onAnswer(ticked(question, chosen, after))}>
          <div className={styles.options}>
            {all.map((option) => (
              <CheckBox key={option.value} {...option} />
            ))}
          </div>
        </CheckBox.Group>
      )}
      <p className={styles.rests}>
        <ClauseButtons clauses={clauses} onOpen={onOpen} />
      </p>
    </div>
  );
}

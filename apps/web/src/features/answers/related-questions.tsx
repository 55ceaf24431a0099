import { UnstyledButton } from "@mantine/core";
import type { RelatedQuestion } from "@clausewise/contracts";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import styles from "./follow-up.module.css";

interface Props {
  questions: readonly RelatedQuestion[];
  onAsk: (question: string) => void;
  busy: boolean;
}

/** What the headings of the sections around an answer ask; a click asks it. */
export function RelatedQuestions({ questions, onAsk, busy }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className={`${styles.next} no-print`} aria-labelledby="related-questions">
      <h2 id="related-questions">Related questions</h2>
      <ul>
        {questions.map(({ question, citation, passage_id }) => (
          <li key={passage_id}>
            <UnstyledButton disabled={busy} onClick={() => onAsk(question)}>
              <span className={styles.asks}>{question}</span>
              <span className={styles.clause}>{citation}</span>
              <IconArrowRight size={15} stroke={1.6} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

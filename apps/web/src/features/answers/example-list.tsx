import { UnstyledButton } from "@mantine/core";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import styles from "./example-list.module.css";
import { exampleQuestions } from "./examples.ts";

export function ExampleList({ onChoose, disabled }: { onChoose: (question: string) => void; disabled: boolean }) {
  return (
    <div className={styles.examples}>
      <h2>Example questions</h2>
      <ul>
        {exampleQuestions.map((question) => (
          <li key={question}>
            <UnstyledButton disabled={disabled} onClick={() => onChoose(question)}>
              <span>{question}</span>
              <IconArrowRight size={15} stroke={1.6} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Button } from "@mantine/core";
import { questionLimit } from "../../shared/authorities.ts";
import { QuestionBox } from "../../shared/ui/question-box.tsx";
import styles from "./coach.module.css";

interface Props {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  thinking: boolean;
}

/** Enter sends; what is blank is not sent. */
export function TextQuestion({ value, onChange, onSend, thinking }: Props) {
  const ready = value.trim() !== "" && !thinking;
  const send = () => {
    if (ready) onSend();
  };
  return (
    <form
      className={styles.composer}
      aria-label="Ask the coach"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <QuestionBox
        aria-label="Question to the coach"
        rows={1}
        maxLength={questionLimit}
        placeholder="Ask about a rule"
        value={value}
        onChange={onChange}
        onSend={send}
      />
      <Button type="submit" disabled={!ready}>
        Send
      </Button>
    </form>
  );
}

import type { SearchResult } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { authorityLabels, questionLimit } from "../../shared/authorities.ts";
import { formatDate, today } from "../../shared/format.ts";
import { productLabels } from "../../shared/product-types.ts";
import { QuestionBox } from "../../shared/ui/question-box.tsx";
import styles from "./follow-up.module.css";

interface Props {
  answer: SearchResult;
  onAsk: (question: string) => void;
  busy: boolean;
}

/** A question that goes on from an answer. */
export function FollowUp({ answer, onAsk, busy }: Props) {
  const [question, setQuestion] = useState("");
  const ready = question.trim() !== "" && !busy;
  const ask = () => {
    if (ready) onAsk(question.trim());
  };
  return (
    <form
      className={`${styles.followUp} no-print`}
      aria-label="Follow up"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor="follow-up">Ask a follow-up</label>
      <div className={styles.line}>
        <QuestionBox
          id="follow-up"
          aria-describedby="follow-up-keeps"
          rows={1}
          maxLength={questionLimit}
          placeholder="And in the EU?  How long?  What about class III?"
          value={question}
          onChange={setQuestion}
          onSend={ask}
        />
        <Button type="submit" disabled={!ready}>
          Follow up
        </Button>
      </div>
      <p id="follow-up-keeps" className={styles.keeps}>
        Keeps the subject of this answer and {narrownessOf(answer)}, unless you name others.
      </p>
    </form>
  );
}

function narrownessOf({ authority, product_type, as_of }: SearchResult): string {
  const day = as_of === today() ? "today’s law" : `the law of ${formatDate(as_of)}`;
  return [authorityLabels[authority], product_type === null ? "" : productLabels[product_type], day].filter(Boolean).join(", ");
}

import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { questionLimit } from "../../shared/authorities.ts";
import { QuestionBox } from "../../shared/ui/question-box.tsx";
import type { Asked } from "./asked.ts";
import { AuthorityButtons } from "./authority-buttons.tsx";
import styles from "./composer.module.css";
import { Narrowing } from "./narrowing.tsx";

interface Props {
  value: Asked;
  onChange: (value: Asked) => void;
  onAsk: (value: Asked) => void;
  busy: boolean;
  placeholder: string;
  autoFocus?: boolean;
  /** What the box is for: `Question`. */
  label?: string;
  /** Stands where authority, product and day are chosen, where they are settled already. */
  settled?: ReactNode;
  /** Stands before them. */
  before?: ReactNode;
}

/** The one place to ask: Enter asks, Shift and Enter begin a new line. */
export function Composer({ value, onChange, onAsk, busy, placeholder, autoFocus = false, label = "Question", settled, before }: Props) {
  const ready = value.query.trim() !== "" && !busy;
  const ask = () => {
    if (ready) onAsk({ ...value, query: value.query.trim() });
  };
  return (
    <form
      className={`${styles.composer} no-print`}
      role="search"
      aria-label="Ask a question"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask();
      }}
    >
      <QuestionBox
        bare
        aria-label={label}
        rows={1}
        autoFocus={autoFocus}
        maxLength={questionLimit}
        placeholder={placeholder}
        value={value.query}
        onChange={(query) => onChange({ ...value, query })}
        onSend={ask}
      />
      <div className={styles.controls}>
        {before}
        {settled ?? (
          <>
            <AuthorityButtons value={value.authority} onChange={(authority) => onChange({ ...value, authority })} />
            <Narrowing value={value} onChange={onChange} />
          </>
        )}
        <Button type="submit" disabled={!ready} rightSection={<span className={styles.enter}>Enter</span>}>
          Ask
        </Button>
      </div>
    </form>
  );
}

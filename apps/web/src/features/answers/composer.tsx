import type { Authority } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { questionLimit } from "../../shared/authorities.ts";
import { today } from "../../shared/format.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { AuthorityButtons } from "./authority-buttons.tsx";
import styles from "./composer.module.css";

export interface Asked {
  query: string;
  authority: Authority;
  /** YYYY-MM-DD, or "" for today. */
  asOf: string;
}

interface Props {
  value: Asked;
  onChange: (value: Asked) => void;
  onAsk: (value: Asked) => void;
  busy: boolean;
  placeholder: string;
  autoFocus?: boolean;
}

/** True for the Enter that sends: no Shift, and not the Enter that ends an input method's word. */
export const isSend = (event: KeyboardEvent): boolean => event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;

export function Composer({ value, onChange, onAsk, busy, placeholder, autoFocus = false }: Props) {
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
      <textarea
        aria-label="Question"
        rows={1}
        autoFocus={autoFocus}
        maxLength={questionLimit}
        placeholder={placeholder}
        value={value.query}
        onChange={(event) => onChange({ ...value, query: event.target.value })}
        onKeyDown={(event) => {
          if (!isSend(event)) return;
          event.preventDefault();
          ask();
        }}
      />
      <div className={styles.controls}>
        <AuthorityButtons value={value.authority} onChange={(authority) => onChange({ ...value, authority })} />
        <InForceOn value={value.asOf} onChange={(asOf) => onChange({ ...value, asOf })} />
        <Button type="submit" disabled={!ready} rightSection={<span className={styles.enter}>Enter</span>}>
          Ask
        </Button>
      </div>
    </form>
  );
}

function InForceOn({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [opened, setOpened] = useState(false);
  if (!opened && value === "")
    return (
      <button type="button" className={styles.date} onClick={() => setOpened(true)}>
        <IconCalendar size={15} stroke={1.6} aria-hidden />
        In force on: today
      </button>
    );
  return (
    <span className={styles.date}>
      <label>
        In force on <input type="date" autoFocus={opened} max={today()} value={value} onChange={(event) => onChange(event.target.value)} />
      </label>
      <IconButton
        label="Back to today"
        onClick={() => {
          setOpened(false);
          onChange("");
        }}
      >
        <IconX size={14} aria-hidden />
      </IconButton>
    </span>
  );
}

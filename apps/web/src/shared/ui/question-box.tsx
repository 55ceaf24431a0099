import { Textarea } from "@mantine/core";
import type { ComponentProps, KeyboardEvent } from "react";
import styles from "./question-box.module.css";

interface Props extends Pick<
  ComponentProps<typeof Textarea>,
  "id" | "rows" | "autoFocus" | "placeholder" | "aria-label" | "aria-describedby"
> {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  maxLength: number;
  /** Without a frame of its own, inside one. */
  bare?: boolean;
  /** Takes the focus in a dialog that opens. */
  "data-autofocus"?: boolean;
}

/** True for the Enter that sends: no Shift, and not the Enter that ends an input method's word. */
const isSend = (event: KeyboardEvent): boolean => event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;

/** A box that grows with its text; Enter sends it, Shift and Enter begin a new line. */
export function QuestionBox({ onChange, onSend, bare = false, ...box }: Props) {
  return (
    <Textarea
      {...box}
      classNames={{ root: styles.root ?? "", input: `${styles.input} ${bare ? styles.bare : ""}` }}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (!isSend(event)) return;
        event.preventDefault();
        onSend();
      }}
    />
  );
}

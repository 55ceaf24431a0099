import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { TextField } from "./fields.ts";
import { notice } from "./notices.tsx";
import styles from "./shown-once.module.css";

/** Says what was just made, and is not shown again. */
export const ShownOnce = ({ children }: { children: ReactNode }) => (
  <div className={styles.box} role="status">
    {children}
  </div>
);

/** A value to copy; `what` names it in a sentence: `the secret`. */
export function CopyField({ label, what, value }: { label: string; what: string; value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notice(`Copied: ${what}`),
      () => notice(`It could not be copied. Select ${what} and copy it by hand.`),
    );
  return (
    <div className={styles.field}>
      <TextField label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
      <Button variant="default" onClick={() => void copy()} aria-label={`Copy ${what}`}>
        Copy
      </Button>
    </div>
  );
}

import type { ComponentType } from "react";
import { Entries } from "./entries.tsx";
import type { HitsProps } from "./hits.tsx";
import { LookUp } from "./look-up.tsx";
import styles from "./look-up.module.css";
import type { Entry, RegisterKind } from "./register-kinds.ts";

interface Props<T> {
  kind: RegisterKind<T>;
  entries: readonly T[];
  onAdd: (entry: T) => void;
  onChange: (entries: T[]) => void;
  /** Asks the register. */
  Found: ComponentType<FoundProps<T>>;
}

/** What is looked for, and what becomes of what is chosen. */
export type FoundProps<T> = Pick<HitsProps<T>, "words" | "chosen" | "onChoose">;

/** What a product has of a kind, with the look-up that more come from. */
export function RegisterPart<T extends Entry>({ kind, entries, onAdd, onChange, Found }: Props<T>) {
  return (
    <div className={styles.part}>
      <LookUp label={kind.label} placeholder={kind.placeholder}>
        {(words, done) => (
          <Found
            words={words}
            chosen={entries.map(kind.keyOf)}
            onChoose={(entry) => {
              onAdd(entry);
              done();
            }}
          />
        )}
      </LookUp>
      <Entries kind={kind} entries={entries} onChange={onChange} />
    </div>
  );
}

import { Entries } from "./entries.tsx";
import { Hits } from "./hits.tsx";
import { LookUp } from "./look-up.tsx";
import styles from "./look-up.module.css";
import type { Entry, RegisterKind } from "./register-kinds.ts";
import type { LookedUp } from "./use-look-ups.ts";

interface Props<T> {
  kind: RegisterKind<T>;
  entries: readonly T[];
  onAdd: (entry: T) => void;
  onChange: (entries: T[]) => void;
  useHits: (words: string) => LookedUp<T>;
}

/** What a product has of a kind, with the look-up that more come from. */
export function RegisterPart<T extends Entry>({ kind, entries, onAdd, onChange, useHits }: Props<T>) {
  return (
    <div className={styles.part}>
      <LookUp label={kind.label} placeholder={kind.placeholder}>
        {(words, done) => (
          <Found
            {...{ kind, words, useHits }}
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

interface FoundProps<T> extends Pick<Props<T>, "kind" | "useHits"> {
  words: string;
  chosen: readonly string[];
  onChoose: (entry: T) => void;
}

function Found<T>({ useHits, words, ...rest }: FoundProps<T>) {
  return <Hits {...rest} words={words} result={useHits(words)} />;
}

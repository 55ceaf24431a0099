import { lengths } from "@clausewise/contracts/limits";
import { useDebouncedValue } from "@mantine/hooks";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { type ReactNode, useId, useState } from "react";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./look-up.module.css";

const pause = 300;

interface Props {
  label: string;
  placeholder: string;
  /** What is found, for words that are long enough; `done` empties the field. */
  children: (words: string, done: () => void) => ReactNode;
}

/** A field whose words are looked up as they are typed; it never sends the form that it stands in. */
export function LookUp({ label, placeholder, children }: Props) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const [words] = useDebouncedValue(typed.trim(), pause);
  const done = () => {
    setTyped("");
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.lookUp}>
      <TextField
        id={id}
        type="search"
        label={label}
        placeholder={placeholder}
        maxLength={lengths.search}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {typed.trim().length > 1 && words.length > 1 && <div className={styles.found}>{children(words, done)}</div>}
    </div>
  );
}

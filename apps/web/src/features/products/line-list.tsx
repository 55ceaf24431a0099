import { Button } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, useId, useState } from "react";
import { TextField } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import styles from "./line-list.module.css";
import type { LineKind } from "./line-kinds.ts";

interface Props<T> {
  kind: LineKind<T>;
  values: readonly T[];
  onChange: (values: T[]) => void;
}

/** Short entries, each typed in a line of its own and added with Enter. */
export function LineList<T>({ kind, values, onChange }: Props<T>) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const written = values.map(kind.write);
  const add = () => {
    const value = typed.trim() === "" ? null : kind.read(typed.trim());
    if (value === null) {
      setProblem(`${kind.needs} Nothing was added.`);
      return;
    }
    setProblem(null);
    setTyped("");
    if (!written.includes(kind.write(value))) onChange([...values, value]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.lines} role="group" aria-labelledby={id}>
      <div className={styles.add}>
        <TextField
          id={`${id}-field`}
          label={<span id={id}>{kind.label}</span>}
          description={kind.hint}
          placeholder={kind.placeholder}
          maxLength={200}
          error={problem}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="default" aria-label={`Add to ${kind.label}`} disabled={typed.trim() === ""} onClick={add}>
          Add
        </Button>
      </div>
      {values.length > 0 && (
        <ul aria-label={kind.label}>
          {written.map((line, at) => (
            <li key={line}>
              {line}
              <IconButton label={`Remove ${line}`} onClick={() => onChange(values.toSpliced(at, 1))}>
                <IconX size={14} stroke={1.8} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

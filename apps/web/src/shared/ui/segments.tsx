import { UnstyledButton } from "@mantine/core";
import styles from "./segments.module.css";

interface Props<T extends string> {
  label: string;
  options: readonly (readonly [value: T, label: string])[];
  /** `null` where none is chosen. */
  value: T | null;
  onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map(([one, name]) => (
        <UnstyledButton key={one} aria-pressed={one === value} onClick={() => onChange(one)}>
          {name}
        </UnstyledButton>
      ))}
    </div>
  );
}

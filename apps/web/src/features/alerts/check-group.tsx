import { CheckBox } from "../../shared/ui/fields.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./subscription.module.css";

interface Props<T extends string> {
  legend: string;
  note?: string;
  options: readonly (readonly [value: T, label: string])[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** Some of a few, each to be checked, and all or none at once. */
export function CheckGroup<T extends string>({ legend, note, options, chosen, onChange }: Props<T>) {
  const values = options.map(([value]) => value);
  const isAll = values.every((value) => chosen.includes(value));
  const toggle = (value: T, on: boolean) => onChange(values.filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {note !== undefined && <p>{note}</p>}
      <div className={styles.checks}>
        {options.map(([value, label]) => (
          <CheckBox key={value} label={label} checked={chosen.includes(value)} onChange={(event) => toggle(value, event.target.checked)} />
        ))}
      </div>
      <TextButton onClick={() => onChange(isAll ? [] : values)}>
        {isAll ? "None" : "All"}
        <span className="visually-hidden"> of {legend}</span>
      </TextButton>
    </fieldset>
  );
}

import { Link } from "react-router";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import styles from "./letters.module.css";
import { type Narrowing, useOwnProducts } from "./use-warning-letters.ts";

interface Props extends Narrowing {
  onChange: (changes: Partial<Record<keyof Narrowing, string | null>>) => void;
}

/** The days between which letters were written, and the product that they are to concern. */
export function LetterNarrowing({ from, to, product, onChange }: Props) {
  const products = useOwnProducts().data?.items ?? [];
  return (
    <div className={styles.narrowing}>
      <TextField type="date" label="Written from" value={from ?? ""} onChange={(event) => onChange({ from: event.target.value })} />
      <TextField
        type="date"
        label="to"
        value={to ?? ""}
        error={from !== null && to !== null && to < from && "Lies before the first day, so that no letter fits"}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {products.length === 0 ? (
        <p className={styles.line}>
          <Link to="?tab=intake">Describe a product</Link>, and its letters are told apart by rule, each with the reason.
        </p>
      ) : (
        <Choice
          label="Does this concern my product?"
          value={product ?? ""}
          onChange={(event) => onChange({ product: event.target.value || null })}
          data={[{ value: "", label: "All letters" }, ...products.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </div>
  );
}

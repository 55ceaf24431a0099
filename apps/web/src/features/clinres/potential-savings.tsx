import { useDraft } from "../../shared/draft.ts";
import { formatNumber } from "../../shared/format.ts";
import { BasisChip } from "../../shared/ui/basis-chip.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./clinres.module.css";
import { amountOf, mostSaved } from "./savings.ts";

/** What protocols save, as far as the person says what one of them does: nobody else knows. */
export function PotentialSavings({ protocols }: { protocols: number | undefined }) {
  const [entered, setEntered] = useDraft("savings-per-protocol");
  const each = amountOf(entered);
  return (
    <li className={styles.tile}>
      <span>Potential Savings</span>
      {each === null || protocols === undefined ? (
        <>
          <BasisChip basis="unknown" />
          <small>They depend on your own costs, which are not known here</small>
        </>
      ) : (
        <>
          <strong>${formatNumber(Math.round(each * protocols))}</strong>
          <BasisChip basis="computed" />
          <small>
            {formatNumber(protocols)} × ${formatNumber(each)}, your own figure
          </small>
        </>
      )}
      <details>
        <summary>Enter a basis</summary>
        <TextField
          type="number"
          label="Saved on one protocol, in US dollars"
          description="Kept in this window until you sign out"
          value={entered}
          min={1}
          max={mostSaved}
          error={entered !== "" && each === null && `Enter an amount above 0, up to ${formatNumber(mostSaved)}`}
          onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        />
      </details>
    </li>
  );
}

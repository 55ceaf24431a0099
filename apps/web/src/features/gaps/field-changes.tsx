import type { FieldChange } from "@clausewise/contracts";
import styles from "./gaps.module.css";

interface Props {
  changes: readonly FieldChange[];
  /** What stands behind the names of the fields. */
  before?: string;
  now?: string;
}

/** What a requirement said and what it says now, beside each other. */
export const FieldChanges = ({ changes, before: earlier = "before", now = "now" }: Props) =>
  changes.map(({ field, before, after }) => (
    <div key={field} className={styles.difference}>
      <div>
        <strong>{`${field} ${earlier}`}</strong>
        <p className={styles.plain}>{before}</p>
      </div>
      <div>
        <strong>{`${field} ${now}`}</strong>
        <p className={styles.plain}>{after}</p>
      </div>
    </div>
  ));

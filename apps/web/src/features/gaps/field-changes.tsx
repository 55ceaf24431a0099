import type { FieldChange } from "@clausewise/contracts";
import styles from "./gaps.module.css";

/** What a requirement said and what it says now, beside each other. */
export const FieldChanges = ({ changes }: { changes: readonly FieldChange[] }) =>
  changes.map(({ field, before, after }) => (
    <div key={field} className={styles.difference}>
      <div>
        <strong>{field} before</strong>
        <p className={styles.plain}>{before}</p>
      </div>
      <div>
        <strong>{field} now</strong>
        <p className={styles.plain}>{after}</p>
      </div>
    </div>
  ));

import type { ReactNode } from "react";
import styles from "./list-entry.module.css";

/** One thing of a list: what is known of it, and at the side what can be done. */
export function ListEntry({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <article className={styles.entry}>
      <div>{children}</div>
      {action}
    </article>
  );
}

import type { ReactNode } from "react";
import styles from "./account.module.css";

/** One part of the account page under its heading. */
export function Section({ title, lede, children }: { title: string; lede?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import styles from "./account.module.css";

/** One part of the account page under its heading; with an id, addresses can name it. */
export function Section({ title, id, lede, children }: { title: string; id?: string; lede?: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <h2>{title}</h2>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
      {children}
    </section>
  );
}

import { type ReactNode, useId } from "react";
import styles from "./fields.module.css";

/** Fields that belong together, under a heading. */
export function Part({ heading, lede, children }: { heading: string; lede?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lede !== undefined && <p>{lede}</p>}
      <div>{children}</div>
    </section>
  );
}

import type { ReactNode } from "react";
import styles from "./fields.module.css";

/** Where a part stands on its page: `#in-the-registers`. */
const partId = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Fields that belong together, under a heading. */
export function Part({ heading, lede, children }: { heading: string; lede?: string; children: ReactNode }) {
  const id = partId(heading);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {lede !== undefined && <p>{lede}</p>}
      <div>{children}</div>
    </section>
  );
}

/** Leads to the parts of a long page, beside it where there is room. */
export function PartNav({ headings }: { headings: readonly string[] }) {
  return (
    <nav className={styles.nav} aria-label="Parts of the profile">
      <ul>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${partId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

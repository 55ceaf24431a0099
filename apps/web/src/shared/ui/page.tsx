import type { ReactNode } from "react";
import { useTitle } from "../title.ts";
import styles from "./page.module.css";

interface PageProps {
  /** Names the browser tab. */
  title: string;
  /** `text` is read, `wide` holds lists beside their filters, `narrow` says one thing; `open` leaves the width to its content. */
  width?: "text" | "wide" | "narrow" | "open";
  children: ReactNode;
}

/** The main content of a screen. */
export function Page({ title, width = "text", children }: PageProps) {
  useTitle(title);
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-width={width}>
      {children}
    </main>
  );
}

/** What a screen is called, what it is for, and what is to be done there first. */
export function PageHead({ heading, lede, action }: { heading: ReactNode; lede?: ReactNode; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{heading}</h1>
        {lede !== undefined && <p>{lede}</p>}
      </div>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </header>
  );
}

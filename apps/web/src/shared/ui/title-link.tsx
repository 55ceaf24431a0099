import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./title-link.module.css";

/** What something is called, leading to it. */
export const TitleLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.title} to={to}>
    {children}
  </Link>
);

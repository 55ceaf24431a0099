import { Link } from "react-router";
import styles from "./brand.module.css";

/** The product's name, or its two letters where there is no room. */
export function Brand({ to, short = false }: { to: string; short?: boolean }) {
  return (
    <Link to={to} className={styles.brand} aria-label="Clausewise">
      {short ? "C" : "Clause"}
      <b>{short ? "w" : "wise"}</b>
    </Link>
  );
}

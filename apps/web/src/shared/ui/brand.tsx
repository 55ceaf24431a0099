import { Link } from "react-router";
import styles from "./brand.module.css";

/** The product's name, or two of its letters where there is no room. */
export function Brand({ to, short = false }: { to: string; short?: boolean }) {
  return (
    <Link to={to} className={styles.brand}>
      {short && <span className="visually-hidden">Clausewise</span>}
      <span aria-hidden={short}>
        {short ? "C" : "Clause"}
        <b>{short ? "w" : "wise"}</b>
      </span>
    </Link>
  );
}

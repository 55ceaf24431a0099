import { Link } from "react-router";
import styles from "./brand.module.css";

export function Brand({ to, onClick }: { to: string; onClick?: (() => void) | undefined }) {
  return (
    <Link to={to} onClick={onClick} className={styles.brand} aria-label="Clausewise">
      Clause<b>wise</b>
    </Link>
  );
}

import { Link } from "react-router";
import { formatNumber } from "../../shared/format.ts";
import { pageSize } from "./filter.ts";
import styles from "./library.module.css";

/** Earlier and later pages, as links that can be shared. */
export function Pager({ page, total, address }: { page: number; total: number; address: (page: number) => string }) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 ? <Link to={address(page - 1)}>Previous page</Link> : <span />}
      <span>
        Page {formatNumber(page)} of {formatNumber(last)}
      </span>
      {page < last ? <Link to={address(page + 1)}>Next page</Link> : <span />}
    </nav>
  );
}

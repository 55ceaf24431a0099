import { Link } from "react-router";
import { usePages } from "../../shared/pages.ts";
import styles from "./dashboard.module.css";

/** The tools of the sidebar, each leading to its page or opening over the dashboard. */
export function ToolTiles() {
  return (
    <ul className={styles.tools} aria-label="Tools">
      {usePages()
        .filter(({ sidebar }) => sidebar === "tools")
        .map(({ path, over, label, icon: Sign }) => (
          <li key={path}>
            <Link className={styles.card} to={over === undefined ? path : { search: `?${over}=open` }}>
              <Sign size={20} stroke={1.5} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
    </ul>
  );
}

import { Link } from "react-router";
import styles from "./page-tabs.module.css";

interface Tab {
  to: string;
  label: string;
  current: boolean;
  /** How many there are behind it. */
  count?: number | string | undefined;
}

/** Parts of a page, each with an address of its own. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} preventScrollReset aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </nav>
  );
}

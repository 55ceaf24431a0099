import { Link } from "react-router";
import { onArrival } from "../ahead.ts";
import styles from "./page-tabs.module.css";

interface Tab {
  to: string;
  label: string;
  current: boolean;
  /** How many there are behind it. */
  count?: number | string | undefined;
  /** Fetches what it shows, before it is followed. */
  prepare?: () => void;
}

/** Parts of a page, each with an address of its own. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? "page" : undefined}
          {...(tab.prepare && onArrival(tab.prepare))}
        >
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </nav>
  );
}

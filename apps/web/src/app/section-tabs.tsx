import { useLocation } from "react-router";
import { usePages } from "../shared/pages.ts";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import styles from "./section-tabs.module.css";

/** The pages beside this one, where it is a part of a larger one. */
export function SectionTabs() {
  const { pathname } = useLocation();
  const pages = usePages();
  const whole = pages.find(({ path }) => path === pathname)?.within;
  const parts = pages.filter(({ within }) => whole !== undefined && within === whole);
  if (parts.length === 0) return null;
  return (
    <div className={styles.tabs}>
      <PageTabs
        label={pages.find(({ path }) => path === whole)?.label ?? ""}
        tabs={parts.map(({ path, label }) => ({ to: path, label, current: path === pathname }))}
      />
    </div>
  );
}

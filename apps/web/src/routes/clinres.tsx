import { Link } from "react-router";
import { AlertsPanel } from "../features/clinres/alerts-panel.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { clinResCards } from "./clinres-cards.ts";
import styles from "./clinres.module.css";

/** The ClinRes Navigator: its tools, and what the person was alerted to. */
export function ClinRes() {
  return (
    <Page title="ClinRes Navigator" width="wide">
      <PageHead heading="ClinRes Navigator" lede="Where a product is to go, and what changes on the way." />
      <ul className={styles.cards} aria-label="Tools">
        {clinResCards.map(({ title, lede, icon: Sign, to }) => (
          <li key={to}>
            <Link to={to}>
              <Sign size={22} stroke={1.5} aria-hidden />
              <strong>{title}</strong>
              <span>{lede}</span>
            </Link>
          </li>
        ))}
      </ul>
      <AlertsPanel />
    </Page>
  );
}

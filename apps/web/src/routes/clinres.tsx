import { Suspense, lazy, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { AlertsPanel } from "../features/clinres/alerts-panel.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import { clinResCards } from "./clinres-cards.ts";
import styles from "./clinres.module.css";

const HubSheet = lazy(async () => ({ default: (await import("../features/intelligence/hub-sheet.tsx")).HubSheet }));

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
      <Sheets />
    </Page>
  );
}

/** What the address opens over the page. */
function Sheets() {
  const [params, setParams] = useSearchParams();
  const opened = params.get("open") === "hub";
  // Once opened it stays, so that it can close with the focus given back.
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={<Waiting label="Opening the Regulatory Intelligence Hub" inline />}>
      <HubSheet opened={opened} onClose={() => setParams({}, { preventScrollReset: true })} />
    </Suspense>
  );
}

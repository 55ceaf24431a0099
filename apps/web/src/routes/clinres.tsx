import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../shared/address.ts";
import { type Ahead, ahead, onArrival, useLoadedAhead } from "../shared/ahead.ts";
import { AlertsPanel } from "../features/clinres/alerts-panel.tsx";
import { RecentActivity } from "../features/clinres/recent-activity.tsx";
import { usePreparedTrends } from "../features/intelligence/use-prepared-trends.ts";
import { StatTiles } from "../features/clinres/stat-tiles.tsx";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import { clinResCards } from "./clinres-cards.ts";
import styles from "./clinres.module.css";

interface SheetProps {
  opened: boolean;
  onClose: () => void;
}

const ComparisonSheet = ahead<SheetProps>(async () => (await import("./clinres-comparison.tsx")).ClinResComparison);
const ProtocolSheet = ahead<SheetProps>(async () => (await import("./clinres-protocol.tsx")).ClinResProtocol);
const HubSheet = ahead<SheetProps>(async () => (await import("../features/intelligence/hub-sheet.tsx")).HubSheet);
const MilestonesSheet = ahead<SheetProps>(async () => (await import("../features/milestones/milestones-sheet.tsx")).MilestonesSheet);

/** The ClinRes Navigator: its tools, and what the person was alerted to. */
export function ClinRes() {
  const trends = usePreparedTrends();
  useLoadedAhead(parts);
  return (
    <Page title="ClinRes Navigator" width="wide">
      <PageHead heading="ClinRes Navigator" lede="Where a product is to go, and what changes on the way." />
      <StatTiles />
      <ul className={styles.cards} aria-label="Tools">
        {clinResCards.map(({ title, lede, icon: Sign, to }) => (
          <li key={to}>
            <Link to={to} {...(to === hub && onArrival(trends))}>
              <Sign size={22} stroke={1.5} aria-hidden />
              <strong>{title}</strong>
              <span>{lede}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        <RecentActivity />
        <AlertsPanel />
      </div>
      <Sheets />
    </Page>
  );
}

/** The tools that lie over the page, by what the address calls them. */
const sheets = [
  ["protocol", "Opening the protocol analysis", ProtocolSheet],
  ["hub", "Opening the Regulatory Intelligence Hub", HubSheet],
  ["comparison", "Opening the comparison of markets", ComparisonSheet],
  ["milestones", "Opening Milestone Tracking", MilestonesSheet],
] as const;

const parts: readonly Pick<Ahead<SheetProps>, "load">[] = sheets.map(([, , Sheet]) => Sheet);

const hub = "/clinres?open=hub";

/** What the address opens over the page. */
function Sheets() {
  const [params, setParams] = useAddress();
  const open = params.get("open");
  useFocusBack(open);
  return sheets.map(([name, waiting, Sheet]) => (
    <OnceWanted key={name} opened={open === name} waiting={waiting}>
      <Sheet opened={open === name} onClose={() => setParams({}, { preventScrollReset: true })} />
    </OnceWanted>
  ));
}

/** Gives the focus back to what had it, once nothing lies over the page any more. */
function useFocusBack(open: string | null) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open !== null) {
      before.current ??= document.activeElement;
      return;
    }
    const back = before.current;
    before.current = null;
    if (back instanceof HTMLElement) setTimeout(() => back.focus({ preventScroll: true }));
  }, [open]);
}

/** Once opened it stays, so that it is there at once when it is opened again. */
function OnceWanted({ opened, waiting, children }: { opened: boolean; waiting: string; children: ReactNode }) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  return wanted && <Suspense fallback={<Waiting label={waiting} inline />}>{children}</Suspense>;
}

import "./shell-styles.ts";
import { Suspense, lazy, useMemo } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { NotificationBell } from "../features/notifications/notification-bell.tsx";
import { FirstFetchBar } from "../features/official/first-fetch-bar.tsx";
import { SilenceProvider } from "../features/official/silence-provider.tsx";
import { useRole } from "../features/session/use-role.ts";
import { type PageEntry, PagesContext, mayOpen, offeredPages } from "../shared/pages.ts";
import { Brand } from "../shared/ui/brand.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { SchemeToggle } from "../shared/ui/scheme-toggle.tsx";
import { useEvents } from "../shared/use-events.ts";
import { ConnectionBanner } from "./connection-banner.tsx";
import { Refused } from "./refused.tsx";
import { pages } from "./pages.tsx";
import { PaletteOpener } from "./palette-opener.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import styles from "./shell.module.css";
import { SectionTabs } from "./section-tabs.tsx";
import { Sidebar } from "./sidebar.tsx";

// What stands in the corners comes after the page's own code.
const Coach = lazy(async () => ({ default: (await import("./coach.tsx")).Coach }));
const NoticesCorner = lazy(async () => ({ default: (await import("./notices-corner.tsx")).NoticesCorner }));
const UploadTray = lazy(async () => ({ default: (await import("../features/documents/upload/upload-tray.tsx")).UploadTray }));

/** The frame of every page of somebody who is signed in. */
export function Shell() {
  useEvents();
  const role = useRole();
  const { pathname } = useLocation();
  const offered = useMemo(() => offeredPages(pages, role.data?.role_type), [role.data]);
  return (
    <PagesContext value={offered}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className={styles.app}>
        <div className={`${styles.side} no-print`}>
          <Sidebar />
        </div>
        <div className={styles.body}>
          <section className={`${styles.header} no-print`} aria-label="Tools">
            <span className={styles.brand}>
              <Brand to="/dashboard" />
            </span>
            <PaletteOpener />
            <SchemeToggle />
            <NotificationBell />
          </section>
          <ConnectionBanner />
          <FirstFetchBar />
          <SilenceProvider>
            <Content />
            {pathname !== "/dashboard" && (
              <Suspense>
                <Coach />
              </Suspense>
            )}
          </SilenceProvider>
        </div>
      </div>
      <PhoneBar />
      <Suspense>
        <UploadTray />
      </Suspense>
      <Suspense>
        <NoticesCorner />
      </Suspense>
    </PagesContext>
  );
}

const rolesOf = (handle: unknown) => (typeof handle === "object" && handle !== null && "roles" in handle ? handle.roles : undefined);

/** The page at this address, among the tabs of what it is a part of, for those whose role may open it. */
function Content() {
  const role = useRole();
  // The table of pages puts the roles there.
  const roles = useMatches()
    .map(({ handle }) => rolesOf(handle))
    .find((found) => found !== undefined) as PageEntry["roles"];
  const page = (
    <>
      <SectionTabs />
      <Outlet />
    </>
  );
  if (roles === undefined) return page;
  return (
    <QueryState query={role} waiting="Asking for your role" failed="Your role could not be loaded.">
      {({ role_type }) => (mayOpen({ roles }, role_type) ? page : <Refused roles={roles} />)}
    </QueryState>
  );
}

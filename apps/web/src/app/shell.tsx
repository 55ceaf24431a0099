import "./shell-styles.ts";
import { Drawer } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconCommand from "@tabler/icons-react/dist/esm/icons/IconCommand.mjs";
import { useState } from "react";
import { Navigate, Outlet, ScrollRestoration, useLocation } from "react-router";
import { NotificationBell } from "../features/notifications/notification-bell.tsx";
import { rememberPage } from "../features/session/return-to.ts";
import { useSession } from "../features/session/session-context.tsx";
import { Brand } from "../shared/ui/brand.tsx";
import { IconButton } from "../shared/ui/icon-button.tsx";
import { SchemeToggle } from "../shared/ui/scheme-toggle.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { CommandPalette, openPalette } from "./palette.tsx";
import styles from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";

/** The frame of every signed-in page; sends everybody else to the start page. */
export function Shell() {
  const { user, pending, left } = useSession();
  const location = useLocation();
  const here = location.pathname + location.search;
  if (pending) return <Waiting />;
  if (user === null) {
    if (!left && here !== "/dashboard") rememberPage(here);
    return <Navigate to="/" replace />;
  }
  return <Frame />;
}

function Frame() {
  const [drawer, setDrawer] = useState(false);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className={styles.app}>
        <div className={`${styles.side} no-print`}>
          <Sidebar />
        </div>
        <div className={styles.body}>
          <section className={`${styles.header} no-print`} aria-label="Tools">
            <span className={styles.burger}>
              <IconButton label="Open the menu" aria-expanded={drawer} onClick={() => setDrawer(true)}>
                <IconMenu2 size={19} stroke={1.6} aria-hidden />
              </IconButton>
              <Brand to="/dashboard" />
            </span>
            <button type="button" className={styles.palette} onClick={openPalette}>
              <IconCommand size={14} stroke={1.6} aria-hidden />
              <span>Ask or go to…</span>
              <kbd>Ctrl K</kbd>
            </button>
            <SchemeToggle />
            <NotificationBell />
          </section>
          <OfflineBanner />
          <Outlet />
        </div>
      </div>
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        size={270}
        padding={0}
        withCloseButton={false}
        title={<span className="visually-hidden">Menu</span>}
      >
        <Sidebar onNavigate={() => setDrawer(false)} />
      </Drawer>
      <CommandPalette />
      <Notifications position="bottom-right" autoClose={3000} />
      <ScrollRestoration />
    </>
  );
}

import { Tooltip } from "@mantine/core";
import IconLayoutSidebarLeftCollapse from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs";
import IconLayoutSidebarLeftExpand from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { Link } from "react-router";
import { useRole } from "../features/session/use-role.ts";
import { UserMenu } from "../features/session/user-menu.tsx";
import { spaced } from "../shared/format.ts";
import { usePages } from "../shared/pages.ts";
import { Brand } from "../shared/ui/brand.tsx";
import { IconButton } from "../shared/ui/icon-button.tsx";
import { PageLink } from "./page-link.tsx";
import styles from "./sidebar.module.css";
import { useSidebar } from "./use-sidebar.ts";

export function Sidebar() {
  const { collapsed, forced, toggle } = useSidebar();
  const pages = usePages();
  const part = (name: string) =>
    pages
      .filter(({ sidebar }) => sidebar === name)
      .map((page) => <PageLink key={page.path} page={page} className={styles.link} collapsed={collapsed} />);
  const tools = part("tools");
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={styles.sidebar} data-collapsed={collapsed} aria-label="Main">
      <div className={styles.top}>
        <Brand to="/dashboard" short={collapsed} />
        {!forced && (
          <IconButton label={collapsed ? "Widen the sidebar" : "Show icons alone"} onClick={toggle}>
            <Toggle size={17} stroke={1.6} aria-hidden />
          </IconButton>
        )}
      </div>
      <RoleName hidden={collapsed} />
      <Tooltip label="Ask New Question" position="right" withinPortal={false} floatingStrategy="fixed" disabled={!collapsed}>
        <Link className={styles.ask} to="/queries">
          <IconPlus size={16} stroke={2} aria-hidden />
          <span className={collapsed ? "visually-hidden" : undefined}>Ask New Question</span>
        </Link>
      </Tooltip>
      <div className={styles.links}>{part("main")}</div>
      {tools.length > 0 && (
        <div className={styles.links} role="group" aria-labelledby="sidebar-tools">
          <span id="sidebar-tools" className={collapsed ? "visually-hidden" : styles.heading}>
            Tools
          </span>
          {tools}
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.links}>{part("foot")}</div>
        <UserMenu compact={collapsed} />
      </div>
    </nav>
  );
}

function RoleName({ hidden }: { hidden: boolean }) {
  const role = useRole();
  return <div className={hidden ? "visually-hidden" : styles.role}>{role.data === undefined ? "\u00a0" : spaced(role.data.role_type)}</div>;
}

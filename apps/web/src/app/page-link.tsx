import { Tooltip } from "@mantine/core";
import { NavLink } from "react-router";
import { UnreadBadge } from "../features/notifications/unread-badge.tsx";
import type { NamedPage } from "../shared/pages.ts";

interface Props {
  page: NamedPage;
  className: string | undefined;
  /** Its name is a tooltip then. */
  collapsed?: boolean;
  /** Its number stands over its sign, where there is no room beside its name. */
  over?: boolean;
  onFollow?: () => void;
}

/** A page's sign and name, leading to it. */
export function PageLink({ page, className, collapsed = false, over = false, onFollow }: Props) {
  return (
    <Tooltip label={page.label} position="right" withinPortal={false} floatingStrategy="fixed" disabled={!collapsed}>
      <NavLink to={page.path} className={className ?? ""} {...(onFollow && { onClick: onFollow })}>
        <page.icon size={17} stroke={1.6} aria-hidden />
        <span className={collapsed ? "visually-hidden" : undefined}>{page.label}</span>
        {page.badge === "unread" && <UnreadBadge over={over || collapsed} />}
      </NavLink>
    </Tooltip>
  );
}

import type { Notification } from "@clausewise/contracts";
import { Popover } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./notification-bell.module.css";
import { NotificationItem } from "./notification-item.tsx";
import { UnreadBadge } from "./unread-badge.tsx";
import { useKeepUnreadCount, useMarkRead, useNotifications, useUnreadCount } from "./use-notifications.ts";

export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  const count = useUnreadCount();
  useKeepUnreadCount();
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={count === 0 ? "Notifications" : `Notifications, ${count} unread`} onClick={() => setOpened(!opened)}>
          <IconBell size={17} stroke={1.6} aria-hidden />
          <UnreadBadge over />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Notifications">
        {opened && <NotificationList onLeave={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.panel}>
      <QueryState
        query={useNotifications()}
        waiting="Loading notifications"
        failed="Notifications could not be loaded."
        inline
        isEmpty={({ total }) => total === 0}
        empty={<p>No notifications. When there is news about something of yours, it appears here.</p>}
      >
        {({ items }) => <Items items={items} onLeave={onLeave} />}
      </QueryState>
      <Link className={styles.all} to="/alerts?tab=notifications" onClick={onLeave}>
        All notifications
      </Link>
    </div>
  );
}

function Items({ items, onLeave }: { items: readonly Notification[]; onLeave: () => void }) {
  const { one } = useMarkRead();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <NotificationItem notification={item} onRead={(id) => one.mutate({ id })} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

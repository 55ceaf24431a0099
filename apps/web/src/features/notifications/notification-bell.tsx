import type { Notification } from "@clausewise/contracts";
import { Popover, UnstyledButton } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { useState } from "react";
import { capCount, formatAgo } from "../../shared/format.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./notification-bell.module.css";
import { useMarkRead, useNotifications, useUnreadCount } from "./use-notifications.ts";

const priorityWords: Record<string, string> = { urgent: "Urgent", high: "High", normal: "Normal" };

export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  const count = useUnreadCount();
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={360} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={count === 0 ? "Notifications" : `Notifications, ${count} unread`} onClick={() => setOpened(!opened)}>
          <IconBell size={17} stroke={1.6} aria-hidden />
          {count > 0 && <span className={styles.badge}>{capCount(count)}</span>}
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Notifications">
        {opened && <NotificationList />}
      </Popover.Dropdown>
    </Popover>
  );
}

function NotificationList() {
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
        {({ items }) => <Items items={items} />}
      </QueryState>
    </div>
  );
}

function Items({ items }: { items: readonly Notification[] }) {
  const markRead = useMarkRead();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton onClick={() => item.is_read || markRead.mutate({ id: item.id })} data-unread={!item.is_read}>
            <strong>{item.title}</strong>
            <span>{item.message}</span>
            <small>
              {priorityWords[item.priority_level] ?? "Low"} priority · {formatAgo(item.created_at)} ·{" "}
              {item.is_read ? "read" : "unread, select to mark as read"}
            </small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

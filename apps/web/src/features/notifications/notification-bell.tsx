import { Popover } from "@mantine/core";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import { useState } from "react";
import { capCount, formatAgo } from "../../shared/format.ts";
import { trpc } from "../../shared/trpc.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import styles from "./notification-bell.module.css";
import { useMarkRead } from "./use-notifications.ts";

const priorityWords: Record<string, string> = { urgent: "Urgent", high: "High", normal: "Normal" };

export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  const unread = trpc.notifications.list.useQuery({ unread: true, limit: 1 }, { refetchInterval: 60_000 });
  const count = unread.data?.total ?? 0;
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
  const list = trpc.notifications.list.useQuery({});
  const markRead = useMarkRead();
  if (list.isPending) return <p className={styles.note}>Loading notifications…</p>;
  if (list.isError) return <p className={styles.note}>Notifications could not be loaded. Close and open this list to try again.</p>;
  if (list.data.total === 0)
    return <p className={styles.note}>No notifications. When there is news about something of yours, it appears here.</p>;
  return (
    <ul className={styles.list}>
      {list.data.items.map((item) => (
        <li key={item.id}>
          <button type="button" onClick={() => item.is_read || markRead.mutate({ id: item.id })} data-unread={!item.is_read}>
            <strong>{item.title}</strong>
            <span>{item.message}</span>
            <small>
              {priorityWords[item.priority_level] ?? "Low"} priority · {formatAgo(item.created_at)} ·{" "}
              {item.is_read ? "read" : "unread, select to mark as read"}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

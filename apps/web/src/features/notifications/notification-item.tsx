import type { Notification } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import { formatAgo } from "../../shared/format.ts";
import styles from "./notification-item.module.css";

const priorityWords: Record<string, string> = { urgent: "Urgent", high: "High", normal: "Normal" };

/** What a person is told; selected, it is read. */
export function NotificationItem({ notification: item, onRead }: { notification: Notification; onRead: (id: string) => void }) {
  return (
    <UnstyledButton className={styles.item ?? ""} onClick={() => item.is_read || onRead(item.id)} data-unread={!item.is_read}>
      <strong>{item.title}</strong>
      <span>{item.message}</span>
      <small>
        {priorityWords[item.priority_level] ?? "Low"} priority · {formatAgo(item.created_at)} ·{" "}
        {item.is_read ? "read" : "unread, select to mark as read"}
      </small>
    </UnstyledButton>
  );
}

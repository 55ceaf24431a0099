import type { Notification } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import { useNavigate } from "react-router";
import { formatAgo } from "../../shared/format.ts";
import styles from "./notification-item.module.css";

const priorityWords: Record<string, string> = { urgent: "Urgent", high: "High", normal: "Normal" };

interface Props {
  notification: Notification;
  onRead: (id: string) => void;
  /** Called when it leads elsewhere. */
  onLeave?: () => void;
}

const opened = ({ alert_id, address }: Notification): string | null => (alert_id === null ? address : `/alerts/${alert_id}`);

/** What a person is told; selected, it is read, and leads to what it tells of. */
export function NotificationItem({ notification: item, onRead, onLeave }: Props) {
  const navigate = useNavigate();
  const select = () => {
    if (!item.is_read) onRead(item.id);
    const address = opened(item);
    if (address === null) return;
    onLeave?.();
    void navigate(address);
  };
  return (
    <UnstyledButton className={styles.item ?? ""} onClick={select} data-unread={!item.is_read}>
      <strong>{item.title}</strong>
      <span>{item.message}</span>
      <small>
        {priorityWords[item.priority_level] ?? "Low"} priority · {formatAgo(item.created_at)} ·{" "}
        {item.is_read ? "read" : "unread, select to mark as read"}
        {item.alert_id !== null ? " · opens the alert" : item.address !== null && " · opens it"}
      </small>
    </UnstyledButton>
  );
}

import { capCount } from "../../shared/format.ts";
import styles from "./unread-badge.module.css";
import { useUnreadCount } from "./use-notifications.ts";

/** How many notifications are unread, beside a name or over the sign that stands before it; nothing where there are none. */
export function UnreadBadge({ over = false }: { over?: boolean }) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={styles.badge} data-over={over}>
      {capCount(count)}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}

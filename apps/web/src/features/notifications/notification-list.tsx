import { counted } from "../../shared/format.ts";
import { ListBody } from "../../shared/ui/list-body.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { notice } from "../../shared/ui/notices.tsx";
import { NotificationItem } from "./notification-item.tsx";
import styles from "./notification-list.module.css";
import { useNotificationList } from "./use-notification-list.ts";
import { useMarkRead, useUnreadCount } from "./use-notifications.ts";

const choices = [
  ["all", "All"],
  ["true", "Unread"],
] as const;

/** Everything a person was told, the newest first. */
export function NotificationList() {
  const list = useNotificationList();
  const unread = useUnreadCount();
  const { one, all } = useMarkRead();
  const readAll = () => all.mutate({}, { onError: () => notice("They could not be marked as read. Please try again.") });
  return (
    <ListBody
      summary={
        <div className={styles.summary}>
          <Segments
            label="Which"
            options={choices}
            value={list.wanted.filters["unread"] === "true" ? "true" : "all"}
            onChange={(which) => list.choose("unread", which === "all" ? null : which)}
          />
          <p role="status">{list.total !== null && counted(list.total, "notification")}</p>
          {unread > 0 && (
            <TextButton onClick={readAll} disabled={all.isPending}>
              Mark all as read
            </TextButton>
          )}
        </div>
      }
      list={list}
      label="Notifications"
      keyOf={({ id }) => id}
      renderRow={(notification) => <NotificationItem notification={notification} onRead={(id) => one.mutate({ id })} />}
      rowHeight={84}
      waiting="Loading notifications"
      failed="Notifications could not be loaded."
      empty={<Empty title="No notifications">When there is news about something of yours, it appears here.</Empty>}
      none={["Nothing unread", "You have read everything there is."]}
    />
  );
}

import type { Notification } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";

/** Marks a notification as read; the lists change once the server has agreed. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  return trpc.notifications.markRead.useMutation({
    onSuccess: (read: Notification) => {
      utils.notifications.list.setData({}, (list) =>
        list?.map((item) => (item.id === read.id ? { ...item, is_read: true, read_at: read.read_at } : item)),
      );
      utils.notifications.list.setData({ unread: true }, (list) => list?.filter((item) => item.id !== read.id));
    },
    onError: (error) => console.error("Failed to mark notification as read:", error.message),
  });
}

export const useNotifications = () => trpc.notifications.list.useQuery({});

/** How many notifications wait to be read; asked again each minute. */
export function useUnreadCount(): number {
  const unread = trpc.notifications.list.useQuery({ unread: true }, { refetchInterval: 60_000 });
  return unread.data?.length ?? 0;
}

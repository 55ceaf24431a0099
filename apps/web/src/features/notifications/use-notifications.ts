import { trpc } from "../../shared/trpc.ts";

/** Marks a notification as read; the lists change once the server has agreed. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  return trpc.notifications.markRead.useMutation({
    onSuccess: () => utils.notifications.list.invalidate(),
    onError: (error) => console.error("Failed to mark notification as read:", error.message),
  });
}

export const useNotifications = () => trpc.notifications.list.useQuery({});

/** How many notifications wait to be read; asked again each minute. */
export function useUnreadCount(): number {
  const unread = trpc.notifications.list.useQuery({ unread: true, limit: 1 }, { refetchInterval: 60_000 });
  return unread.data?.total ?? 0;
}

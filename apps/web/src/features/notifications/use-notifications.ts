import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";

/** What lists of notifications are called where they are kept. */
export const listName = "notifications";

/** Marks notifications as read; the lists change once the server has agreed. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const onSuccess = () => Promise.all([utils.notifications.list.invalidate(), queries.invalidateQueries({ queryKey: ["list", listName] })]);
  const one = trpc.notifications.markRead.useMutation({
    onSuccess,
    onError: (error) => console.error("Failed to mark notification as read:", error.message),
  });
  const all = trpc.notifications.markAllRead.useMutation({ onSuccess });
  return { one, all };
}

export const useNotifications = () => trpc.notifications.list.useQuery({});

const unread = { unread: true, limit: 1 } as const;

/** How many notifications wait to be read. */
export const useUnreadCount = (): number => trpc.notifications.list.useQuery(unread).data?.total ?? 0;

/** Asks for their number again each minute, for where no event tells. */
export const useKeepUnreadCount = () => void trpc.notifications.list.useQuery(unread, { refetchInterval: 60_000 });

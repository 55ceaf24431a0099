import { trpc } from "../../shared/trpc.ts";

/** Marks a notification as read; the lists change once the server has agreed. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  return trpc.notifications.markRead.useMutation({
    onSuccess: () => utils.notifications.list.invalidate(),
    onError: (error) => console.error("Failed to mark notification as read:", error.message),
  });
}

import { trpc } from "../../shared/trpc.ts";
import { useRefreshList } from "../../shared/ui/use-list.ts";
import { listName } from "./use-alerts.ts";

export const useAlert = (id: string) => trpc.alerts.get.useQuery({ id });

/** Whether the person's role lets them show alerts to everybody. */
export function useMayPublish(): boolean {
  const role = trpc.users.role.useQuery({}, { staleTime: Infinity }).data?.role_type;
  return role === "reviewer" || role === "administrator";
}

/** Shows an alert to everybody. */
export function usePublish() {
  const utils = trpc.useUtils();
  const refresh = useRefreshList(listName);
  const call = trpc.alerts.publish.useMutation({ onSuccess: () => Promise.all([refresh(), utils.alerts.invalidate()]) });
  return async (id: string): Promise<void> => void (await call.mutateAsync({ id }));
}

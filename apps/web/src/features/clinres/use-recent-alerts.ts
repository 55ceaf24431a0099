import { trpc } from "../../shared/trpc.ts";

/** The newest alerts of a person, and how many there are. */
export const useRecentAlerts = (limit: number) => trpc.alerts.list.useQuery({ limit }, { staleTime: 0 });

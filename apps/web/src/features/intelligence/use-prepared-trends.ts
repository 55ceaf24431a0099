import { trpc } from "../../shared/trpc.ts";

/** Has the trends be there before the hub is opened. */
export function usePreparedTrends() {
  const { intelligence } = trpc.useUtils();
  return () => void intelligence.trends.prefetch({});
}

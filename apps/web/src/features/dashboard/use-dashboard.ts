import type { TileCount } from "../../shared/pages.ts";
import { trpc } from "../../shared/trpc.ts";

/** The numbers of the dashboard, each as soon as it is known. */
export function useCounts(enabled: boolean) {
  const stats = trpc.dashboard.stats.useQuery({}, { enabled, staleTime: 0 });
  const library = trpc.library.browse.useQuery({ limit: 1 }, { enabled, staleTime: 60_000 });
  const counts: Record<TileCount, number | undefined> = {
    documents: stats.data?.documents,
    bookmarked: stats.data?.bookmarked,
    sources: library.data?.total,
  };
  return { counts, failed: stats.isError, retry: () => void stats.refetch() };
}

export const useLibrarySummary = () => trpc.library.summary.useQuery({});

import type { TileCount } from "../../shared/pages.ts";
import { trpc } from "../../shared/trpc.ts";

/** The numbers of the dashboard, each as soon as it is known. */
export function useCounts(enabled: boolean) {
  const stats = trpc.dashboard.stats.useQuery({}, { enabled, staleTime: 0 });
  const counts: Record<TileCount, number | undefined> = {
    documents: stats.data?.documents,
    bookmarked: stats.data?.bookmarked,
  };
  return { counts, failed: stats.isError, retry: () => void stats.refetch() };
}

const updatesShown = 4;

/** The newest alerts, those that concern the person first. */
export const useUpdates = () => trpc.alerts.list.useQuery({ limit: updatesShown }, { staleTime: 0 });

/** How many alerts of the last 30 days concern the person; undefined until it is known. */
export const useRecentAlertCount = (): number | undefined => trpc.dashboard.stats.useQuery({}).data?.recent_alerts;

/** What the library holds, its sources counted as its page lists them: one for each identifier. */
export function useLibraryFigures() {
  const summary = trpc.library.summary.useQuery({});
  const listed = trpc.library.browse.useQuery({ limit: 1 }, { staleTime: 60_000 });
  const verbatim = trpc.library.browse.useQuery({ limit: 1, text_kind: "verbatim" }, { staleTime: 60_000 });
  const data = summary.data &&
    listed.data &&
    verbatim.data && { ...summary.data, sources: listed.data.total, verbatim_sources: verbatim.data.total };
  const all = [summary, listed, verbatim];
  return {
    data,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isError: all.some(({ isError }) => isError),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}

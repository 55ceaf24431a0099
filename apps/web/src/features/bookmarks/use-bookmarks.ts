import type { ListedQuery, Query, QueryFilter } from "@clausewise/contracts";
import { useMemo, useState } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { notice, noticeWithUndo } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

const name = "bookmarks";
const spec: ListSpec = {
  filters: [],
  sorts: byTime,
};

/** The bookmarked queries, as the address asks for them. */
export function useBookmarkList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<ListedQuery>>(
    () => ({ name, read: (input) => client.queries.list.query({ ...(asCall(input) as Partial<QueryFilter>), bookmarked: true }) }),
    [client],
  );
  return useList(source, spec);
}

/** How many bookmarks there are, whatever is searched for. */
export const useBookmarkTotal = (): number | undefined => trpc.dashboard.stats.useQuery({}).data?.bookmarked;

/** Takes bookmarks off, and puts them back on. */
export function useRemoveBookmark() {
  const utils = trpc.useUtils();
  const refresh = useRefreshList(name);
  const update = trpc.queries.update.useMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const set = async ({ id }: Query, is_bookmarked: boolean, then: () => void) => {
    setFailure(null);
    try {
      await update.mutateAsync({ id, is_bookmarked });
      then();
      await Promise.all([refresh(), utils.queries.list.invalidate(), utils.dashboard.stats.invalidate(), utils.answers.invalidate()]);
    } catch (error) {
      console.error("Failed to update bookmark:", error instanceof Error ? error.message : error);
      setFailure("Failed to update bookmark. Please try again.");
    }
  };
  const undo = (query: Query) => set(query, true, () => notice("The bookmark is back."));
  const remove = (query: Query) => set(query, false, () => noticeWithUndo(`Bookmark removed: ${query.question}`, () => undo(query)));
  return { remove, failure, busyId: update.isPending ? update.variables.id : null };
}

/** The whole response of a bookmark, read once it is opened where the list holds its beginning only. */
export function useWholeResponse({ id, response, is_cut }: ListedQuery, open: boolean): string {
  const whole = trpc.queries.get.useQuery({ id }, { enabled: is_cut && open, staleTime: Infinity });
  return whole.data?.response ?? response;
}

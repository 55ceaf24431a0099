import type { ListedQuery, Query } from "@clausewise/contracts";
import { useDebouncedValue } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../shared/trpc.ts";

const failureText = "Failed to update bookmark. Please try again.";
const rowsAtOnce = 50;

/** The bookmarked queries that hold the searched words, page by page, and the two ways to change them: remove and undo. */
export function useBookmarks(search: string) {
  const utils = trpc.useUtils();
  const [words] = useDebouncedValue(search.trim(), 200);
  const list = trpc.queries.list.useInfiniteQuery(
    { bookmarked: true, search: words, limit: rowsAtOnce },
    { getNextPageParam: ({ next }) => next, staleTime: 0, placeholderData: keepPreviousData },
  );
  const stats = trpc.dashboard.stats.useQuery({});
  const update = trpc.queries.update.useMutation();
  const [removed, setRemoved] = useState<Query | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const flip = async (query: Query): Promise<Query | null> => {
    setFailure(null);
    try {
      const changed = await update.mutateAsync({ id: query.id, is_bookmarked: !query.is_bookmarked });
      void utils.dashboard.stats.invalidate();
      void utils.answers.invalidate();
      await utils.queries.list.invalidate();
      return changed;
    } catch (error) {
      console.error("Failed to update bookmark:", error instanceof Error ? error.message : error);
      setFailure(failureText);
      return null;
    }
  };
  const remove = async (query: Query) => {
    const changed = await flip(query);
    if (changed !== null) setRemoved(changed);
  };
  const undo = async () => {
    if (removed === null) return;
    const changed = await flip(removed);
    if (changed === null) return;
    setRemoved(null);
    notifications.show({ message: "The bookmark is back.", autoClose: 3000 });
  };
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    list,
    shown,
    total: stats.data?.bookmarked,
    remove,
    undo,
    removed,
    failure,
    busyId: update.isPending ? update.variables.id : null,
  };
}

/** The whole response of a bookmark, read once it is opened where the list holds its beginning only. */
export function useWholeResponse({ id, response, is_cut }: ListedQuery, open: boolean): string {
  const whole = trpc.queries.get.useQuery({ id }, { enabled: is_cut && open, staleTime: Infinity });
  return whole.data?.response ?? response;
}

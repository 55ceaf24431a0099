import type { Query } from "@clausewise/contracts";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { trpc } from "../../shared/trpc.ts";

const failureText = "Failed to update bookmark. Please try again.";

/** The bookmarked queries, and the two ways to change them: remove and undo. */
export function useBookmarks() {
  const utils = trpc.useUtils();
  const list = trpc.queries.list.useQuery({ bookmarked: true }, { staleTime: 0 });
  const update = trpc.queries.update.useMutation();
  const [removed, setRemoved] = useState<Query | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const flip = async (query: Query): Promise<Query | null> => {
    setFailure(null);
    try {
      const changed = await update.mutateAsync({ id: query.id, is_bookmarked: !query.is_bookmarked });
      void utils.dashboard.stats.invalidate();
      void utils.answers.invalidate();
      return changed;
    } catch (error) {
      console.error("Failed to update bookmark:", error instanceof Error ? error.message : error);
      setFailure(failureText);
      return null;
    }
  };
  const remove = async (query: Query) => {
    const changed = await flip(query);
    if (changed === null) return;
    utils.queries.list.setData({ bookmarked: true }, (all) => all?.filter((item) => item.id !== query.id));
    setRemoved(changed);
  };
  const undo = async () => {
    if (removed === null) return;
    const changed = await flip(removed);
    if (changed === null) return;
    setRemoved(null);
    await utils.queries.list.invalidate({ bookmarked: true });
    notifications.show({ message: "The bookmark is back.", autoClose: 3000 });
  };
  return { list, remove, undo, removed, failure, busyId: update.isPending ? update.variables.id : null };
}

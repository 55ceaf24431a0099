import type { ListedUpdate, UpdateFilter } from "@clausewise/contracts";
import { useIsFetching } from "@tanstack/react-query";
import type { z } from "zod";
import { useMemo } from "react";
import { type ListInput, type ListSource, asCall } from "../../shared/list.ts";
import { offerFile } from "../../shared/save-file.ts";
import { trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";
import { hubSpec } from "./hub-list.ts";
import { csvName, updatesCsv } from "./updates-csv.ts";

const name = "intelligence";
const most = 100;

type Call = z.input<typeof UpdateFilter>;
const callOf = (input: ListInput) => asCall(input) as Call;

/** The updates as the address asks for them; read again whenever the sheet opens. */
export function useUpdates() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<ListedUpdate>>(
    () => ({ name, read: (input) => client.intelligence.updates.query(callOf(input)) }),
    [client],
  );
  const list = useList(source, hubSpec);
  return { list, all: list.query.data?.[0]?.all ?? null };
}

export type UpdateList = ReturnType<typeof useUpdates>["list"];

export const useTrends = () => trpc.intelligence.trends.useQuery({}, { staleTime: 0 });

/** Reads updates and trends again; `syncing` while updates are on their way. */
export function useSync() {
  const { intelligence } = trpc.useUtils();
  const refresh = useRefreshList(name);
  const syncing = useIsFetching({ queryKey: ["list", name] }) > 0;
  return { syncing, refresh: () => void Promise.all([refresh(), intelligence.trends.invalidate()]) };
}

const unsaved = () => notice("That could not be saved. Nothing was changed; please try again.");

/** Bookmarks an update and marks it as read, or takes that back. */
export function useMarks() {
  const refresh = useRefreshList(name);
  const bookmark = trpc.intelligence.bookmark.useMutation({
    onSuccess: async ({ title, is_bookmarked }) => {
      notice(is_bookmarked ? `Bookmarked: ${title}` : `No longer bookmarked: ${title}`);
      await refresh();
    },
    onError: unsaved,
  });
  const read = trpc.intelligence.read.useMutation({ onSuccess: refresh, onError: unsaved });
  return {
    bookmark: (id: string, is_bookmarked: boolean) => bookmark.mutate({ id, is_bookmarked }),
    read: (id: string, is_read: boolean) => read.mutate({ id, is_read }),
  };
}

/** Saves every update that the search and the filters leave, those not shown yet among them. */
export function useExport({ wanted }: UpdateList) {
  const { client } = trpc.useUtils();
  return async () => {
    const found: ListedUpdate[] = [];
    let cursor: string | null = null;
    try {
      do {
        const page: { items: ListedUpdate[]; next: string | null } = await client.intelligence.updates.query(
          callOf({ ...wanted, cursor, limit: most }),
        );
        found.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      offerFile(new Blob([updatesCsv(found)], { type: "text/csv;charset=utf-8" }), csvName);
    } catch {
      notice("The updates could not be exported. Nothing was saved; please try again.");
    }
  };
}

/** Copies an address for somebody else. */
export async function share(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notice("The link is copied. Whoever is signed in and opens it sees the same.");
  } catch {
    notice(`The browser did not allow copying. The link is ${address}`);
  }
}

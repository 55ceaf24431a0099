import type { DraftFilter, DraftHead } from "@clausewise/contracts";
import { useMemo } from "react";
import type { z } from "zod";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice, noticeWithUndo } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

const listName = "drafts";

const spec: ListSpec = {
  filters: [],
  sorts: [
    ["newest", "Last changed first"],
    ["title", "By title"],
  ],
};

/** A person's drafts, as the address asks for them. */
export function useDraftList(deleted: boolean) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<DraftHead>>(
    () => ({
      name: listName,
      part: deleted ? "deleted" : "kept",
      read: (input) => client.drafts.list.query({ ...(asCall(input) as z.input<typeof DraftFilter>), deleted }),
    }),
    [client, deleted],
  );
  return useList(source, spec);
}

/** A draft as it is opened; what is typed afterwards is no matter of this query. */
export const useOpenedDraft = (id: string) =>
  trpc.drafts.get.useQuery({ id }, { staleTime: Infinity, gcTime: 0, refetchOnMount: "always", refetchOnReconnect: false });

export const useDocumentTypes = () => trpc.drafts.documentTypes.useQuery({}, { staleTime: Infinity });

/** Deletes drafts and brings them back; what was changed is loaded again everywhere. */
export function useDraftChanges() {
  const utils = trpc.useUtils();
  const refreshList = useRefreshList(listName);
  const onSettled = () => Promise.all([refreshList(), utils.drafts.list.invalidate()]);
  const remove = trpc.drafts.remove.useMutation({ onSettled });
  const restore = trpc.drafts.restore.useMutation({ onSettled });

  const bringBack = async (draft: DraftHead): Promise<void> => {
    try {
      await restore.mutateAsync({ id: draft.id });
      notice(`“${nameOf(draft)}” is back.`);
    } catch (error) {
      notice(`“${nameOf(draft)}” could not be brought back. ${explain(error)}`);
    }
  };
  return {
    remove: async (draft: DraftHead): Promise<void> => {
      try {
        await remove.mutateAsync({ id: draft.id });
        noticeWithUndo(`Deleted: ${nameOf(draft)}`, () => bringBack(draft));
      } catch (error) {
        notice(`“${nameOf(draft)}” was not deleted. ${explain(error)}`);
      }
    },
    bringBack,
    busyId: remove.isPending ? remove.variables.id : restore.isPending ? restore.variables.id : null,
  };
}

const longestName = 80;

/** What a draft is called: its title, else its first words. */
export function nameOf({ title, opening }: Pick<DraftHead, "title" | "opening">): string {
  const said = title.trim() === "" ? (opening.trim().split("\n")[0] ?? "") : title.trim();
  if (said === "") return "Untitled draft";
  return said.length > longestName ? `${said.slice(0, longestName).trimEnd()}…` : said;
}

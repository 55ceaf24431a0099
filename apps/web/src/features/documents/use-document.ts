import type { Document, DocumentChanges } from "@clausewise/contracts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice, noticeWithUndo } from "../../shared/ui/notices.tsx";
import { useRefreshList } from "../../shared/ui/use-list.ts";
import { listName } from "./use-document-list.ts";

export const useDocument = (id: string) => trpc.documents.get.useQuery({ id }, { staleTime: 0 });

export const useVersions = (id: string) => trpc.documents.versions.useQuery({ id }, { staleTime: 0 });

/** The document whose words stand under a source; null where there is none any more. */
export const useDocumentOfSource = (sourceId: string) =>
  trpc.documents.list.useQuery({ source_id: sourceId, limit: 1 }, { select: ({ items }) => items[0] ?? null });

/** Changes documents; what was changed is loaded again everywhere. */
export function useDocumentChanges() {
  const utils = trpc.useUtils();
  const refreshList = useRefreshList(listName);
  const onSettled = () => Promise.all([refreshList(), utils.documents.invalidate(), utils.dashboard.stats.invalidate()]);
  const update = trpc.documents.update.useMutation({ onSettled });
  const remove = trpc.documents.remove.useMutation({ onSettled });
  const restore = trpc.documents.restore.useMutation({ onSettled });
  const retry = trpc.documents.retry.useMutation({ onSettled });
  const cancel = trpc.documents.cancel.useMutation({ onSettled });

  /** Says how it went, where nothing else on screen would. */
  const said = async (work: Promise<unknown>, done: string | null, failed: string) => {
    try {
      await work;
      if (done !== null) notice(done);
    } catch (error) {
      console.error(failed, error instanceof Error ? error.message : error);
      notice(`${failed} ${explain(error)}`);
    }
  };
  const bringBack = ({ id, title }: Document) =>
    said(restore.mutateAsync({ id }), `“${title}” is back.`, `“${title}” could not be brought back.`);
  return {
    save: async (changes: DocumentChanges): Promise<void> => void (await update.mutateAsync(changes)),
    /** Deletes it, and says so with the way back; gives whether it is gone. */
    remove: async (document: Document): Promise<boolean> => {
      try {
        await remove.mutateAsync({ id: document.id });
        noticeWithUndo(`Deleted: ${document.title}`, () => bringBack(document));
        return true;
      } catch (error) {
        console.error("Failed to delete document:", error instanceof Error ? error.message : error);
        notice(`“${document.title}” was not deleted. ${explain(error)}`);
        return false;
      }
    },
    bringBack,
    readAgain: ({ id }: Pick<Document, "id">) => said(retry.mutateAsync({ id }), "It is read again.", "It could not be read again."),
    stopReading: ({ id }: Pick<Document, "id">) => said(cancel.mutateAsync({ id }), null, "The reading could not be stopped."),
    busyId: remove.isPending ? remove.variables.id : restore.isPending ? restore.variables.id : null,
  };
}

export type DocumentChanging = ReturnType<typeof useDocumentChanges>;

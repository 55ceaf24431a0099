import type { UnconfirmedNote } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";

/** Our notes on clauses that official texts changed since they were written. */
export const useNotes = () => trpc.notes.unconfirmed.useQuery({}, { staleTime: 0 });

/** What official texts changed of the clause of a note. */
export const useNoteChanges = (passage_id: string) => trpc.notes.changes.useQuery({ passage_id });

/** Says that a note holds as the law is now. */
export function useConfirmNote() {
  const { library, notes } = trpc.useUtils();
  const confirm = trpc.notes.confirm.useMutation();
  return async ({ passage_id }: UnconfirmedNote, reason: string): Promise<void> => {
    await confirm.mutateAsync({ passage_id, reason });
    await Promise.all([notes.invalidate(), library.invalidate()]);
  };
}

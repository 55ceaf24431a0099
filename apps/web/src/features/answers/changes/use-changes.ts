import { type CitedChange, type LookedChange, NewLook, type SearchResult } from "@clausewise/contracts";
import { trpc } from "../../../shared/trpc.ts";
import { useContractForm } from "../../../shared/ui/use-contract-form.ts";

/** Tasks that are shown at first, and with each wish for more. */
const stretch = 3;

/** Which passages an answer cites no longer stand as they were cited. */
export function useChanges({ answer_id, statements, correction }: SearchResult): LookedChange[] {
  const found = trpc.answerChanges.of.useQuery({ id: answer_id }, { enabled: statements.length > 0 || correction !== null });
  return found.data?.changes ?? [];
}

/** The person's answers that rest on words that changed, a few at a time; none while they are being asked for. */
export function useAnswersToLookAt() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.answerChanges.list.useInfiniteQuery(
    { limit: stretch },
    { getNextPageParam: ({ next }) => next ?? undefined },
  );
  return {
    answers: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages[0]?.total ?? 0,
    more: { has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() },
    error,
    retry: () => void refetch(),
  };
}

const Noted = NewLook.pick({ note: true });

/** What a person notes of the changes they looked at, kept in the browser until it is saved. */
export function useLook(answerId: string, changes: readonly CitedChange[], onDone: () => void) {
  const { answerChanges } = trpc.useUtils();
  const form = useContractForm(Noted, { initial: { note: "" }, draft: `look-${answerId}` });
  const call = trpc.answerChanges.look.useMutation({
    onSuccess: async (now) => {
      form.forget();
      answerChanges.of.setData({ id: answerId }, now);
      await answerChanges.list.invalidate();
      onDone();
    },
  });
  const send = ({ note }: { note: string }) => call.mutate({ id: answerId, seen: changes.map(({ mark }) => mark), note });
  return { form, send, sending: call.isPending, error: call.error };
}

import { trpc } from "../../../shared/trpc.ts";

export const useAnswerReviews = (id: string) => trpc.answerReviews.of.useQuery({ id });

/** Who may be asked. */
export const useReviewers = (enabled: boolean) => trpc.alertAssignments.colleagues.useQuery({}, { enabled });

/** Asks for a review, and ends one. */
export function useReview(id: string, onDone: () => void) {
  const { answerReviews } = trpc.useUtils();
  const onSuccess = async () => {
    onDone();
    await answerReviews.of.invalidate({ id });
  };
  const asking = trpc.answerReviews.ask.useMutation({ onSuccess });
  const ending = trpc.answerReviews.end.useMutation({ onSuccess });
  return {
    ask: (person_id: string, note: string) => asking.mutate({ id, person_id, note }),
    end: (person_id: string) => ending.mutate({ id, person_id }),
    busy: asking.isPending || ending.isPending,
    asked: asking.error,
    ended: ending.error,
  };
}

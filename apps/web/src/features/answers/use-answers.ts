import type { Query, Question, SearchResult, Statement } from "@clausewise/contracts";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { trpc } from "../../shared/trpc.ts";
import { sourceTitles } from "./citations.ts";
import { streamAnswer } from "./stream-answer.ts";

/** Time in ms that a statement waits for the rest: where the whole answer follows at once, drawing it would hold that up. */
const moment = 200;

/** Shows what arrives a moment later, all of it at once; nothing where it ends before. */
function inOneGo<T>(show: (arrived: T[]) => void) {
  const all: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showAll = () => {
    timer = undefined;
    show([...all]);
  };
  const take = (one: T) => {
    all.push(one);
    timer ??= setTimeout(showAll, moment);
  };
  return { take, end: () => clearTimeout(timer) };
}

/**
 * Asks a question; the answer is at hand under its own address at once, and its statements as they are found. Where the
 * stream of them does not come through, the plain call answers.
 */
export function useAsk() {
  const utils = trpc.useUtils();
  const [arrived, setArrived] = useState<Statement[]>([]);
  const ask = useMutation({
    mutationFn: async (asked: Question): Promise<SearchResult> => {
      setArrived([]);
      const arrivals = inOneGo(setArrived);
      const streamed = await streamAnswer(asked, arrivals.take).finally(arrivals.end);
      return streamed ?? utils.client.answers.ask.mutate(asked);
    },
    onSuccess: (answer) => {
      utils.answers.get.setData({ id: answer.answer_id }, answer);
      // The answer is drawn first: lists of answers stand behind it or on other pages.
      setTimeout(() => void utils.answers.list.invalidate());
    },
    onError: (error) => console.error("Failed to search regulations:", error.message),
  });
  return { ...ask, arrived };
}

/** Asks the question of an answer again, under today's law. */
export function useAskAgain() {
  const utils = trpc.useUtils();
  return trpc.answers.askAgain.useMutation({
    onSuccess: (answer: SearchResult) => {
      utils.answers.get.setData({ id: answer.answer_id }, answer);
      void utils.answers.list.invalidate();
    },
    onError: (error) => console.error("Failed to ask again:", error.message),
  });
}

/** Saves an answer as a bookmark, with the toasts that say how it went. */
export function useBookmark(onSaved?: (saved: Query) => void) {
  const utils = trpc.useUtils();
  const create = trpc.queries.create.useMutation();
  const { mutateAsync } = create;
  const bookmark = useCallback(
    async (answer: SearchResult) => {
      try {
        const saved = await mutateAsync({
          question: answer.query,
          response: answer.response,
          confidence_score: answer.confidence_score,
          is_bookmarked: true,
          source_documents: sourceTitles(answer),
          query_status: "completed",
          stakeholder_impact: "medium",
          answer_id: answer.answer_id,
        });
        utils.answers.get.setData({ id: answer.answer_id }, (current) => current && { ...current, id: saved.id, is_bookmarked: true });
        void utils.queries.list.invalidate();
        void utils.dashboard.stats.invalidate();
        void utils.answers.list.invalidate();
        onSaved?.(saved);
        notifications.show({ message: "Successfully bookmarked! Check your bookmarks page.", autoClose: 3000 });
      } catch (error) {
        console.error(error instanceof Error && error.message !== "" ? error.message : "Failed to bookmark");
        notifications.show({ message: "Failed to bookmark. Please try again.", autoClose: 3000 });
      }
    },
    [mutateAsync, utils, onSaved],
  );
  return { bookmark, busy: create.isPending };
}

/** The newest questions of this person. */
export const useRecentAnswers = (limit: number) => trpc.answers.list.useQuery({ limit });

export const useAnswer = (id: string) => trpc.answers.get.useQuery({ id }, { staleTime: Infinity });

/** Two answers as one thing: there when both are, failed when either is. */
export function useTwoAnswers(oneId: string, otherId: string) {
  const one = useAnswer(oneId);
  const other = useAnswer(otherId);
  const pair: [SearchResult, SearchResult] | undefined = one.data && other.data && [one.data, other.data];
  return {
    data: pair,
    error: one.error ?? other.error,
    isError: one.isError || other.isError,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

/** Asks the server again who this is, after it refused something else: a session that has ended is heard of then. */
export function useLookAgain(): () => void {
  const utils = trpc.useUtils();
  return () => void utils.users.role.invalidate();
}

import type { SearchResult } from "@clausewise/contracts";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";

/** Most questions shown before an answer. */
const mostBefore = 12;

export interface ThreadStep {
  id: string;
  question: string;
}

/** The questions an answer goes on from, first one first, and those that go on from it. */
export function useThread({ answer_id, follows }: SearchResult): { before: ThreadStep[]; after: ThreadStep[] } {
  const utils = trpc.useUtils();
  const before = useQuery({
    queryKey: ["answers", "before", answer_id],
    enabled: follows !== null,
    staleTime: Infinity,
    queryFn: async () => {
      const steps: ThreadStep[] = [];
      let next = follows;
      while (next !== null && steps.length < mostBefore) {
        const answer: SearchResult = await utils.answers.get.fetch({ id: next }, { staleTime: Infinity });
        steps.unshift({ id: answer.answer_id, question: answer.query });
        next = answer.follows;
      }
      return steps;
    },
  });
  const following = trpc.answers.list.useQuery({ follows: answer_id, sort: "oldest" });
  const after = (following.data?.items ?? []).map(({ id, question }) => ({ id, question }));
  return { before: before.data ?? [], after };
}

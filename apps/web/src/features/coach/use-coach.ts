import type { CoachDeck, CoachDifficulty } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";

/** Most questions of one conversation that are shown; the others stand in the history. */
const most = 50;

/** What was asked in this conversation, the oldest first. */
export const useConversation = (conversation: string) =>
  trpc.coach.sessions.useQuery({ conversation, sort: "oldest", limit: most }, { staleTime: Infinity });

/** What was asked before, newest first. */
export const useEarlierQuestions = () => trpc.coach.sessions.useQuery({ limit: 5 });

/** Asks the coach; the answer stands in its conversation at once. */
export function useAskCoach(conversation: string) {
  const utils = trpc.useUtils();
  return trpc.coach.ask.useMutation({
    onSuccess: (session) => {
      const input = { conversation, sort: "oldest", limit: most } as const;
      utils.coach.sessions.setData(input, (before) => ({
        items: [...(before?.items ?? []), session],
        total: (before?.total ?? 0) + 1,
        next: before?.next ?? null,
      }));
      void utils.coach.progress.invalidate();
      void utils.answers.list.invalidate();
    },
    onError: (error) => console.error("Failed to ask the coach:", error.message),
  });
}

export const useProgress = () => trpc.coach.progress.useQuery({});

export interface ChosenDeck {
  deck: CoachDeck;
  topic?: string;
  difficulty?: CoachDifficulty;
}

/** The card to answer now; it stays while its answer is read. */
export const useDeck = (chosen: ChosenDeck) => trpc.coach.deck.useQuery(chosen, { refetchOnWindowFocus: false, gcTime: 0 });

export const useReveal = (id: string, asked: boolean) => trpc.coach.reveal.useQuery({ id }, { enabled: asked, staleTime: Infinity });

export function useAnswerCard() {
  const utils = trpc.useUtils();
  return trpc.coach.answerCard.useMutation({ onSuccess: () => void utils.coach.progress.invalidate() });
}

export const useRetiredCards = () => trpc.coach.retired.useQuery({});

export function useConfirmCard(onConfirmed: () => void) {
  const utils = trpc.useUtils();
  return trpc.coach.confirmCard.useMutation({
    onSuccess: () => {
      onConfirmed();
      void utils.coach.invalidate();
    },
  });
}

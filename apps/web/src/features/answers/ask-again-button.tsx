import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { useNavigate } from "react-router";
import { useAskAgain } from "./use-answers.ts";

/** Asks an answer's question again under today's law, and shows both answers side by side. */
export function useComparing(answerId: string) {
  const navigate = useNavigate();
  const again = useAskAgain();
  const compare = () =>
    again.mutate(
      { id: answerId },
      {
        onSuccess: (answer) => void navigate(`/queries/${answerId}/compare/${answer.answer_id}`),
        onError: () =>
          notifications.show({ message: "Asking again failed. The earlier answer is kept. Please try again.", autoClose: 3000 }),
      },
    );
  return { compare, busy: again.isPending };
}

export function AskAgainButton({ answerId, question }: { answerId: string; question: string }) {
  const { compare, busy } = useComparing(answerId);
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconRefresh size={15} aria-hidden />}
      onClick={compare}
      aria-label={`Ask again and compare: ${question}`}
    >
      Ask again and compare
    </Button>
  );
}

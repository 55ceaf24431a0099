import { NewFeed } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";

export const useFeeds = () => trpc.feeds.list.useQuery({});

/** Makes addresses of feeds, and takes them back. */
export function useFeedChanges() {
  const { feeds } = trpc.useUtils();
  const form = useContractForm(NewFeed, { initial: { name: "" }, draft: "feed" });
  const create = trpc.feeds.create.useMutation({
    onSuccess: () => {
      form.forget();
      return feeds.list.invalidate();
    },
  });
  const revoke = trpc.feeds.revoke.useMutation({ onSuccess: () => feeds.list.invalidate() });
  return {
    form,
    send: (values: { name: string }) => create.mutate(values),
    sending: create.isPending,
    error: create.error,
    /** What was made last on this page; null before that. */
    opened: create.data ?? null,
    revoke: async (id: string): Promise<void> => {
      await revoke.mutateAsync({ id });
      if (create.data?.id === id) create.reset();
    },
  };
}

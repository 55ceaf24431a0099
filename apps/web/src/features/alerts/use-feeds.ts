import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";

export const useFeeds = () => trpc.feeds.list.useQuery({});

/** Makes addresses of feeds, and takes them back. */
export function useFeedChanges() {
  const { feeds } = trpc.useUtils();
  const onSuccess = () => feeds.list.invalidate();
  const create = trpc.feeds.create.useMutation({
    onSuccess,
    onError: (error) => notice(`No address was made. ${explain(error)}`),
  });
  const revoke = trpc.feeds.revoke.useMutation({ onSuccess });
  return {
    create: () => create.mutate({}),
    creating: create.isPending,
    /** What was made last on this page; null before that. */
    opened: create.data ?? null,
    revoke: async (id: string): Promise<void> => {
      await revoke.mutateAsync({ id });
      if (create.data?.id === id) create.reset();
    },
  };
}

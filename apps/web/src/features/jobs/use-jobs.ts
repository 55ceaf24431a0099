import type { JobState } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";

/** Time in ms after which jobs are asked for again, since they move by themselves. */
const followEvery = 5000;

/** The newest jobs, of one state where that is said. */
export const useJobs = (state: JobState | null) =>
  trpc.jobs.list.useQuery({ ...(state && { state }), limit: 100 }, { refetchInterval: followEvery, placeholderData: (before) => before });

/** Has a job tried again, or ends it. */
export function useJobChanges() {
  const { jobs } = trpc.useUtils();
  const onSettled = () => jobs.invalidate();
  const [retry, cancel] = [trpc.jobs.retry.useMutation({ onSettled }), trpc.jobs.cancel.useMutation({ onSettled })];
  return {
    retry: async (id: string): Promise<void> => void (await retry.mutateAsync({ id })),
    cancel: async (id: string): Promise<void> => void (await cancel.mutateAsync({ id })),
  };
}

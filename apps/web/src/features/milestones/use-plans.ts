import { counted } from "../../shared/format.ts";
import { trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useRefreshMilestones } from "./use-milestones.ts";

const noClocks: never[] = [];

/** The review clocks that a submission can be planned by. */
export function usePlanClocks() {
  const { data = noClocks } = trpc.clocks.list.useQuery({}, { staleTime: Infinity });
  return data;
}

/** Makes the milestones of a submission by its review clock. */
export function useClockPlan(onMade: () => void) {
  const refresh = useRefreshMilestones();
  return trpc.milestonePlans.fromClock.useMutation({
    onSuccess: async (made) => {
      onMade();
      notice(`Added: ${counted(made.length, "milestone")}.`);
      await refresh();
    },
  });
}

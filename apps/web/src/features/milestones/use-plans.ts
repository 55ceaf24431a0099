import type { KeptHappened } from "@clausewise/contracts";
import { counted } from "../../shared/format.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice, noticeWithUndo } from "../../shared/ui/notices.tsx";
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

const spelled = ({ holds, events, extensions }: KeptHappened) => ({
  holds: holds.join(","),
  events: events.join(","),
  extensions: extensions.join(","),
});

/** What else followed from what was said: days that cannot be known, what was added, and what nothing asks for. */
function moreOf({ stopped, added, needless }: Record<"stopped" | "added" | "needless", string[]>): string {
  const standing = stopped.length === 0 ? "" : ` ${counted(stopped.length, "day")} cannot be known while the clock stands, and stayed.`;
  const made = added.length === 0 ? "" : ` Added: ${added.join("; ")}.`;
  const left = needless.length === 0 ? "" : ` Nothing asks for these any more: ${needless.join("; ")}.`;
  return `${standing}${made}${left}`;
}

/** Says what happened to a submission, and what moved by that; it can be put back. */
export function usePlanHappened(id: string, onUndo: (moveId: string) => void) {
  const refresh = useRefreshMilestones();
  const said = trpc.milestonePlans.happened.useMutation({ onSettled: refresh });
  return {
    problem: said.error === null ? null : explain(said.error),
    tell: ({ clock, happened }: { clock: string; happened: KeptHappened }) =>
      said.mutate(
        { id, clock, ...spelled(happened) },
        {
          onSuccess: ({ move_id, moved, ...more }) =>
            noticeWithUndo(`Moved by the review clock: ${counted(moved.length, "milestone")}.${moreOf(more)}`, () => onUndo(move_id)),
        },
      ),
  };
}

import type { MilestoneDetail } from "@clausewise/contracts";
import { Problem } from "../../shared/ui/states.tsx";
import { HoldList } from "./hold-list.tsx";
import { usePlanHappened } from "./use-plans.ts";

interface Props {
  milestone: MilestoneDetail;
  onUndo: (moveId: string) => void;
}

/** The review clocks that run from a submission, and what stopped them: the days that follow move with that. */
export function MilestoneClocks({ milestone: { id, plannedDate, may, clocks }, onUndo }: Props) {
  const { tell, problem } = usePlanHappened(id, onUndo);
  return clocks.map(
    ({ id: clock, name, hold, happened }) =>
      hold !== null && (
        <section key={clock} aria-label={`Review clock of ${name}`}>
          <h3>Review clock: {name}</h3>
          <HoldList
            hold={hold}
            start={plannedDate}
            holds={happened.holds}
            onChange={may === "view" ? null : (holds) => tell({ clock, happened: { ...happened, holds } })}
          />
          {problem !== null && <Problem title="Nothing was moved.">{problem}</Problem>}
        </section>
      ),
  );
}

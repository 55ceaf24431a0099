import { usualProtocol } from "@clausewise/contracts/milestone-words";
import { Button } from "@mantine/core";
import { useState } from "react";
import { today } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { HoldList } from "./hold-list.tsx";
import styles from "./milestones.module.css";
import { useClockPlan, usePlanClocks } from "./use-plans.ts";

/** A submission to plan, as far as it is known. */
export interface PlannedSubmission {
  clock: string;
  start: string;
  choice: string;
  /** What happened to it, as a run of the clock spells it. */
  holds: string;
  events: string;
  extensions: string;
}

const nothing = { holds: "", events: "", extensions: "" };

interface Props {
  opened: boolean;
  onClose: () => void;
  first: PlannedSubmission | null;
}

/** Milestones are made from a review clock. */
export function PlanDialog({ opened, onClose, first }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Plan from a review clock">
      <PlanForm first={first} onClose={onClose} />
    </Dialog>
  );
}

function PlanForm({ first, onClose }: Pick<Props, "first" | "onClose">) {
  const clocks = usePlanClocks();
  const [planned, setPlanned] = useState<PlannedSubmission>(first ?? { clock: "510k", start: today(), choice: "", ...nothing });
  const [protocolId, setProtocol] = useState(usualProtocol);
  const clock = clocks.find(({ id }) => id === planned.clock);
  const choice = planned.choice === "" ? clock?.choices[0]?.id : planned.choice;
  const plan = useClockPlan(onClose);
  return (
    <form
      className={styles.shared}
      aria-label="Plan"
      onSubmit={(event) => {
        event.preventDefault();
        plan.mutate({ ...planned, protocolId, choice });
      }}
    >
      <p>Each day that the clock gives becomes a milestone, with its clause. When you move the submission, they follow.</p>
      <Choice
        label="Submission"
        data={clocks.map(({ id, name }) => ({ value: id, label: name }))}
        value={planned.clock}
        onChange={({ currentTarget }) => setPlanned({ ...planned, clock: currentTarget.value, choice: "", ...nothing })}
      />
      {clock !== undefined && clock.choices.length > 0 && (
        <Choice
          label="Review"
          data={clock.choices.map(({ id, label }) => ({ value: id, label }))}
          value={choice ?? ""}
          onChange={({ currentTarget }) => setPlanned({ ...planned, choice: currentTarget.value })}
        />
      )}
      <TextField
        type="date"
        label={clock?.start ?? "Day of the submission"}
        required
        value={planned.start}
        onChange={({ currentTarget }) => setPlanned({ ...planned, start: currentTarget.value })}
      />
      <TextField label="Protocol" maxLength={100} value={protocolId} onChange={({ currentTarget }) => setProtocol(currentTarget.value)} />
      {clock !== undefined && clock.hold !== null && (
        <HoldList
          hold={clock.hold}
          start={planned.start}
          holds={planned.holds.split(",").filter(Boolean)}
          onChange={(holds) => setPlanned({ ...planned, holds: holds.join(",") })}
        />
      )}
      {(planned.events !== "" || planned.extensions !== "") && (
        <p className={styles.quiet}>What else was said to have happened under this review clock counts too.</p>
      )}
      {plan.error !== null && <Problem title="The milestones were not made.">{explain(plan.error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" loading={plan.isPending} disabled={planned.start === "" || protocolId.trim() === ""}>
          Make the milestones
        </Button>
      </div>
    </form>
  );
}

import { usualProtocol } from "@clausewise/contracts/milestone-words";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { today } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./milestones.module.css";
import { useClockPlan, usePlanClocks } from "./use-plans.ts";

/** A submission to plan, as far as it is known. */
export interface PlannedSubmission {
  clock: string;
  start: string;
  choice: string;
}

interface Props {
  opened: boolean;
  onClose: () => void;
  first: PlannedSubmission | null;
}

/** Milestones are made from a review clock. */
export function PlanDialog({ opened, onClose, first }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Plan from a review clock" closeButtonProps={{ "aria-label": "Close" }}>
      <PlanForm first={first} onClose={onClose} />
    </Modal>
  );
}

function PlanForm({ first, onClose }: Pick<Props, "first" | "onClose">) {
  const clocks = usePlanClocks();
  const [planned, setPlanned] = useState<PlannedSubmission>(first ?? { clock: "510k", start: today(), choice: "" });
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
        plan.mutate({ clock: planned.clock, start: planned.start, protocolId, ...(choice !== undefined && { choice }) });
      }}
    >
      <p>Each day that the clock gives becomes a milestone, with its clause. When you move the submission, they follow.</p>
      <Choice
        label="Submission"
        data={clocks.map(({ id, name }) => ({ value: id, label: name }))}
        value={planned.clock}
        onChange={({ currentTarget }) => setPlanned({ ...planned, clock: currentTarget.value, choice: "" })}
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
      {plan.error !== null && <Problem title="The milestones were not made.">{explain(plan.error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" loading={plan.isPending} disabled={planned.start === "" || protocolId.trim() === ""}>
          Make the milestones
        </Button>
      </div>
    </form>
  );
}

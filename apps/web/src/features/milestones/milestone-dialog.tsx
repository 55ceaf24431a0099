import { fillInRequired } from "@clausewise/contracts/milestone-words";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Choice, TextArea, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { marketOptions, typeOptions } from "./milestone-fields.ts";
import styles from "./milestones.module.css";
import { useNewMilestone } from "./use-new-milestone.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** A person plans a milestone. */
export function MilestoneDialog({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Create Milestone" size="lg">
      <MilestoneForm onCreated={onClose} />
    </Dialog>
  );
}

function MilestoneForm({ onCreated }: { onCreated: () => void }) {
  const { form, create, send } = useNewMilestone(onCreated);
  const [tried, setTried] = useState(false);
  const lacks = form.values.name.trim() === "" || form.values.plannedDate === "";
  const wide = styles.wide ?? "";
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Milestone"
      onSubmit={(event) => {
        setTried(true);
        form.submit(send)(event);
      }}
    >
      <TextField className={wide} label="Name" required maxLength={300} data-autofocus {...form.field("name")} />
      <TextField label="Planned date" type="date" required {...form.field("plannedDate")} />
      <Choice label="Type" data={typeOptions} {...form.field("type")} />
      <Choice label="Market" data={marketOptions} {...form.field("country")} />
      <TextField label="Protocol" maxLength={100} {...form.field("protocolId")} />
      <TextField className={wide} label="Responsible person (optional)" maxLength={200} {...form.field("responsiblePerson")} />
      <TextArea
        className={wide}
        label="Documents required (optional)"
        description="One to a line. An approval is completed only once they are there."
        autosize
        minRows={2}
        {...form.field("documents")}
      />
      <TextArea className={wide} label="Notes (optional)" autosize minRows={2} maxLength={10_000} {...form.field("notes")} />
      {tried && lacks && (
        <div className={wide}>
          <Problem title={fillInRequired}>A milestone needs its name and its planned date. What you typed is kept.</Problem>
        </div>
      )}
      {create.error !== null && (
        <div className={wide}>
          <Problem title="The milestone was not added.">What you typed is kept. {explain(create.error)}</Problem>
        </div>
      )}
      <div className={`${wide} ${styles.foot}`}>
        <Button type="submit" loading={create.isPending}>
          Create Milestone
        </Button>
      </div>
    </form>
  );
}

import type { MilestoneDetail } from "@clausewise/contracts";
import { Choice, TextArea, TextField } from "../../shared/ui/fields.ts";
import { linesIn, marketOptions, statusOptions, typeOptions } from "./milestone-fields.ts";
import styles from "./milestones.module.css";
import type { MilestoneActs } from "./use-milestones.ts";
import type { Moving } from "./use-moving.ts";

interface Props {
  milestone: MilestoneDetail;
  acts: MilestoneActs;
  moving: Moving;
}

const oneOf = <T extends string>(options: readonly { value: T }[], given: string): T | undefined =>
  options.find(({ value }) => value === given)?.value;

/** What is said of a milestone; each is kept as soon as it is chosen or the field is left. */
export function MilestoneSaid({ milestone, acts, moving }: Props) {
  const { id, may } = milestone;
  const fixed = { disabled: may === "view" };
  const say = (said: Omit<Parameters<MilestoneActs["say"]>[0], "id">) => void acts.say({ id, ...said });
  const text = (name: "name" | "protocolId" | "responsiblePerson" | "notes") => ({
    ...fixed,
    defaultValue: milestone[name],
    onBlur: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => value !== milestone[name] && say({ [name]: value }),
  });
  const wide = styles.wide ?? "";
  return (
    <div className={styles.form}>
      <TextField className={wide} label="Name" maxLength={300} {...text("name")} />
      <Choice
        label="Status"
        data={statusOptions}
        value={milestone.status}
        {...fixed}
        onChange={({ currentTarget }) => say({ status: oneOf(statusOptions, currentTarget.value) })}
      />
      <TextField
        type="date"
        label="Planned date"
        defaultValue={milestone.plannedDate}
        {...fixed}
        onBlur={({ currentTarget: { value } }) => value !== "" && value !== milestone.plannedDate && void moving.ask(id, value)}
      />
      <Choice
        label="Type"
        data={typeOptions}
        value={milestone.type}
        {...fixed}
        onChange={({ currentTarget }) => say({ type: oneOf(typeOptions, currentTarget.value) })}
      />
      <Choice
        label="Market"
        data={marketOptions}
        value={milestone.country}
        {...fixed}
        onChange={({ currentTarget }) => say({ country: currentTarget.value })}
      />
      <TextField label="Protocol" maxLength={100} {...text("protocolId")} />
      <TextField label="Responsible person" maxLength={200} {...text("responsiblePerson")} />
      <TextArea
        className={wide}
        label="Documents required"
        description="One to a line"
        autosize
        minRows={2}
        {...fixed}
        defaultValue={milestone.documentsRequired.join("\n")}
        onBlur={({ currentTarget: { value } }) => {
          const documentsRequired = linesIn(value);
          if (documentsRequired.join("\n") !== milestone.documentsRequired.join("\n")) say({ documentsRequired });
        }}
      />
      <TextArea className={wide} label="Notes" autosize minRows={2} maxLength={10_000} {...text("notes")} />
    </div>
  );
}

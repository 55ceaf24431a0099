import type { MilestoneDetail } from "@clausewise/contracts";
import { formatDate } from "../../shared/format.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { linesIn, marketOptions, statusOptions, typeOptions } from "./milestone-fields.ts";
import styles from "./milestones.module.css";
import { SharedField } from "./shared-field.tsx";
import type { MilestoneActs, MilestoneSaying } from "./use-milestones.ts";
import type { Moving } from "./use-moving.ts";

interface Props {
  milestone: MilestoneDetail;
  acts: MilestoneActs;
  moving: Moving;
}

const oneOf = <T extends string>(options: readonly { value: T }[], given: string): T | undefined =>
  options.find(({ value }) => value === given)?.value;

/** What is said of a milestone; each is kept as soon as it is chosen or the field is left, unless it was changed elsewhere meanwhile. */
export function MilestoneSaid({ milestone, acts, moving }: Props) {
  const { id, may, status, type, country } = milestone;
  const fixed = { disabled: may === "view" };
  const say = (said: MilestoneSaying, seen: MilestoneSaying) => acts.say({ id, ...said, seen });
  const text = (name: "name" | "protocolId" | "responsiblePerson" | "notes") => ({
    ...fixed,
    stored: milestone[name],
    keep: (value: string, seen: string) => say({ [name]: value }, { [name]: seen }),
  });
  return (
    <div className={styles.form}>
      <SharedField isWide label="Name" longest={300} {...text("name")} />
      <Choice
        label="Status"
        data={statusOptions}
        value={status}
        {...fixed}
        onChange={({ currentTarget }) => void say({ status: oneOf(statusOptions, currentTarget.value) }, { status })}
      />
      <SharedField
        kind="date"
        label="Planned date"
        stored={milestone.plannedDate}

        told={formatDate}
        keep={(day, from) => moving.ask({ id, day, from })}
        {...fixed}
      />
      <Choice
        label="Type"
        data={typeOptions}
        value={type}
        {...fixed}
        onChange={({ currentTarget }) => void say({ type: oneOf(typeOptions, currentTarget.value) }, { type })}
      />
      <Choice
        label="Market"
        data={marketOptions}
        value={country}
        {...fixed}
        onChange={({ currentTarget }) => void say({ country: currentTarget.value }, { country })}
      />
      <SharedField label="Protocol" longest={100} {...text("protocolId")} />
      <SharedField label="Responsible person" longest={200} {...text("responsiblePerson")} />
      <SharedField
        isWide
        kind="lines"
        label="Documents required"
        description="One to a line"
        stored={milestone.documentsRequired.join("\n")}
        keep={(value, seen) => say({ documentsRequired: linesIn(value) }, { documentsRequired: linesIn(seen) })}
        {...fixed}
      />
      <SharedField isWide kind="lines" label="Notes" longest={10_000} {...text("notes")} />
    </div>
  );
}

import { Button } from "@mantine/core";
import { useState } from "react";
import { counted, formatNumber } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./gaps.module.css";
import { type ChosenRequirements, type Planned, usePlanning } from "./use-requirements.ts";

interface Props {
  analysisId: string;
  chosen: ChosenRequirements;
  /** How many that are. */
  count: number;
  /** How many fit the filter in all. */
  total: number;
  onAll: () => void;
  onNone: () => void;
}

const applying = [
  { value: "", label: "As it is" },
  { value: "rule", label: "By the rule" },
  { value: "applies", label: "Applies" },
  { value: "does_not_apply", label: "Does not apply" },
];

const empty = { responsible: "", due: "", applies: "", reason: "" };

/** What is filled in; what is not stays as it is on each. */
function plannedOf({ responsible, due, applies, reason }: typeof empty): Planned {
  return {
    ...(responsible.trim() !== "" && { responsible: responsible.trim() }),
    ...(due !== "" && { due }),
    ...(applies === "rule" && { override: null }),
    ...((applies === "applies" || applies === "does_not_apply") && { override: { state: applies, reason } }),
  };
}

/** Plans all selected requirements at once. */
export function BulkBar({ analysisId, chosen, count, total, onAll, onNone }: Props) {
  const [values, setValues] = useState(empty);
  const { plan, planning, error } = usePlanning(analysisId, () => {
    notice(`${counted(count, "requirement")} changed.`);
    onNone();
  });
  const set = (changed: Partial<typeof empty>) => setValues((now) => ({ ...now, ...changed }));
  const planned = plannedOf(values);
  const lacksReason = planned.override !== undefined && planned.override !== null && values.reason.trim() === "";
  return (
    <form
      className={styles.bulk}
      aria-label="Change the selected requirements"
      onSubmit={(event) => {
        event.preventDefault();
        plan(chosen, planned);
      }}
    >
      <strong role="status">{counted(count, "selected", "selected")}</strong>
      <TextField
        label="Who sees to it"
        maxLength={200}
        value={values.responsible}
        onChange={(event) => set({ responsible: event.target.value })}
      />
      <TextField type="date" label="Due" value={values.due} onChange={(event) => set({ due: event.target.value })} />
      <Choice
        label="Whether it applies"
        data={applying}
        value={values.applies}
        onChange={(event) => set({ applies: event.target.value })}
      />
      {planned.override !== undefined && planned.override !== null && (
        <TextField
          label="Reason"
          required
          maxLength={5000}
          value={values.reason}
          onChange={(event) => set({ reason: event.target.value })}
        />
      )}
      <Button type="submit" loading={planning} disabled={Object.keys(planned).length === 0 || lacksReason}>
        Change
      </Button>
      {count < total && <TextButton onClick={onAll}>Select all {formatNumber(total)}</TextButton>}
      <TextButton onClick={onNone}>Select none</TextButton>
      {error !== null && <Problem title="Nothing was changed.">{explain(error)}</Problem>}
    </form>
  );
}

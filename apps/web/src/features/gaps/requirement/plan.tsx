import type { GapRequirementDetail } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../../shared/trpc.ts";
import { TextArea, TextField } from "../../../shared/ui/fields.ts";
import { Problem } from "../../../shared/ui/states.tsx";
import styles from "../gaps.module.css";
import { usePlanning } from "../use-requirements.ts";

/** Who sees to a requirement, until when, and what is noted of it. */
export function Plan({ detail: { id, analysis_id, responsible, due, note } }: { detail: GapRequirementDetail }) {
  const [values, setValues] = useState({ responsible, due: due ?? "", note });
  const { plan, planning, error } = usePlanning(analysis_id);
  const set = (changed: Partial<typeof values>) => setValues((now) => ({ ...now, ...changed }));
  const isChanged = values.responsible !== responsible || values.due !== (due ?? "") || values.note !== note;
  return (
    <form
      className={`${styles.section} ${styles.form}`}
      aria-label="Plan"
      onSubmit={(event) => {
        event.preventDefault();
        plan({ requirements: [id] }, { responsible: values.responsible, note: values.note, due: values.due === "" ? null : values.due });
      }}
    >
      <h3>Plan</h3>
      <TextField
        label="Who sees to it"
        maxLength={200}
        value={values.responsible}
        onChange={(event) => set({ responsible: event.target.value })}
      />
      <TextField type="date" label="Due" value={values.due} onChange={(event) => set({ due: event.target.value })} />
      <TextArea
        label="Notes"
        rows={3}
        autosize
        maxLength={10_000}
        value={values.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      {error !== null && <Problem title="It was not saved; what you typed is kept here.">{explain(error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" size="compact-sm" loading={planning} disabled={!isChanged}>
          Save
        </Button>
      </div>
    </form>
  );
}

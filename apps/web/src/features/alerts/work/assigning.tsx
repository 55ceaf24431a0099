import type { AlertAssignments, Colleague } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatDay } from "../../../shared/format.ts";
import { explain } from "../../../shared/trpc.ts";
import { Choice, TextArea } from "../../../shared/ui/fields.ts";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { useAssigning, useAssignments, useColleagues } from "./use-assignments.ts";
import styles from "./work.module.css";

/** Whose task an alert is beside whoever takes it on: who assigned it to the person, and to whom they assign it. */
export function Assigning({ alertId }: { alertId: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <QueryState query={useAssignments(alertId)} waiting="Loading the assignments" failed="The assignments could not be loaded." inline>
      {(assignments) => (
        <>
          <Assigned assignments={assignments} />
          {open ? (
            <ToWhom alertId={alertId} onClose={close} />
          ) : (
            <div>
              <Button variant="default" onClick={() => setOpen(true)}>
                Assign to somebody
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  );
}

function ToWhom({ alertId, onClose }: { alertId: string; onClose: () => void }) {
  return (
    <QueryState
      query={useColleagues()}
      waiting="Loading the people"
      failed="The people could not be loaded."
      inline
      isEmpty={(people) => people.length === 0}
      empty={<p>There is no other reviewer or administrator here to whom it could be assigned.</p>}
    >
      {(people) => <AssignForm alertId={alertId} people={people} onClose={onClose} />}
    </QueryState>
  );
}

const withNote = (note: string): string => (note === "" ? "." : `: ${note}`);

function Assigned({ assignments: { made, to_me } }: { assignments: AlertAssignments }) {
  if (made.length === 0 && to_me === null) return null;
  return (
    <ul aria-label="Assignments">
      {to_me !== null && (
        <li className={styles.note}>
          <strong>{to_me.name}</strong> assigned it to you on {formatDay(to_me.at)}
          {withNote(to_me.note)}
        </li>
      )}
      {made.map(({ name, note, at }) => (
        <li key={`${name} ${at}`} className={styles.note}>
          You assigned it to <strong>{name}</strong> on {formatDay(at)}
          {withNote(note)}
        </li>
      ))}
    </ul>
  );
}

function AssignForm({ alertId, people, onClose }: { alertId: string; people: readonly Colleague[]; onClose: () => void }) {
  const { form, send, sending, error } = useAssigning(alertId, onClose);
  const choices = [
    { value: "", label: "Choose a reviewer or administrator" },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form className={styles.form} noValidate aria-label="Assign" onSubmit={form.submit(send)}>
      <Choice className={styles.wide ?? ""} label="To whom" required data={choices} {...form.field("person_id")} />
      <TextArea className={styles.wide ?? ""} label="What is asked of them (optional)" rows={2} maxLength={5000} {...form.field("note")} />
      {error !== null && <Problem title="It was not assigned.">What you wrote is kept in this browser. {explain(error)}</Problem>}
      <div className={styles.foot}>
        <Button type="submit" loading={sending}>
          Assign
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

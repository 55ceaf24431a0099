import type { Checklist } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatDate } from "../../shared/format.ts";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import styles from "./checklists.module.css";

interface Props {
  checklist: Checklist;
  /** The day that the review clocks were run from, to be taken over; null where none was. */
  offered: string | null;
  onPlan: (day: string | null) => void;
  /** Makes milestones of the submission and what follows from it. */
  onMilestones: () => void;
}

/** The day that a checklist works towards, and the days of the review that follow from it. */
export function SubmissionDay({ checklist: { submission, dates }, offered, onPlan, onMilestones }: Props) {
  return (
    <div className={styles.day}>
      <TextField
        type="date"
        label={submission.label}
        description="As planned, or as it was. Due dates follow from it."
        defaultValue={submission.day ?? ""}
        onBlur={({ currentTarget: { value } }) => value !== (submission.day ?? "") && onPlan(value === "" ? null : value)}
      />
      {submission.day === null && offered !== null && (
        <Button variant="default" onClick={() => onPlan(offered)}>
          Take over {formatDate(offered)} from the review clock
        </Button>
      )}
      {submission.day !== null && (
        <Button variant="default" onClick={onMilestones}>
          Make milestones
        </Button>
      )}
      {dates.length > 0 && (
        <details>
          <summary>Days of the review that follow, as long as nothing stops the clock</summary>
          <ul>
            {dates.map(({ clock, date: { rule, day, why, standing } }) => (
              <li key={`${clock} ${rule.id}`}>
                <strong>{day === null ? (standing === "stopped" ? "On hold" : "Not known") : formatDate(day)}</strong> {rule.title}
                <small>
                  {clock}. {why} <ClauseLink clause={rule.source.clause} />
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

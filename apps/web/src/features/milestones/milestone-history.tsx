import { useState } from "react";
import { formatTime } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./milestones.module.css";
import { useMilestoneHistory } from "./use-milestones.ts";

/** What the audit trail says of a milestone, once it is asked for. */
export function MilestoneHistory({ id }: { id: string }) {
  const [opened, setOpened] = useState(false);
  const query = useMilestoneHistory(id, opened);
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>History</summary>
      {opened && (
        <QueryState query={query} waiting="Reading the audit trail" failed="The history could not be loaded." inline>
          {(steps) => (
            <ol aria-label="History">
              {steps.map(({ at, name, said }) => (
                <li key={`${at} ${said}`}>
                  {said}
                  <small>
                    {name}, {formatTime(at)}
                  </small>
                </li>
              ))}
            </ol>
          )}
        </QueryState>
      )}
    </details>
  );
}

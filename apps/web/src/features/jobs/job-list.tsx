import type { JobStatus } from "@clausewise/contracts";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { notice } from "../../shared/ui/notices.tsx";
import styles from "./job-list.module.css";
import { JobRow } from "./job-row.tsx";
import { jobName } from "./job-words.ts";

interface Props {
  jobs: readonly JobStatus[];
  changes: { retry: (id: string) => Promise<void>; cancel: (id: string) => Promise<void> };
}

/** Jobs with what can be done about them. */
export function JobList({ jobs, changes }: Props) {
  const [ending, setEnding] = useState<JobStatus | null>(null);
  const retry = ({ id }: JobStatus) =>
    changes.retry(id).then(
      () => notice("It is tried again."),
      (error: unknown) => notice(`It was not tried again. ${explain(error)}`),
    );
  return (
    <section aria-label="Jobs">
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobRow job={job} onRetry={() => void retry(job)} onCancel={() => setEnding(job)} />
          </li>
        ))}
      </ul>
      {ending !== null && (
        <Confirm
          opened
          onClose={() => setEnding(null)}
          title={`Stop “${jobName(ending.name)}”?`}
          action="Stop the job"
          danger
          onConfirm={() => changes.cancel(ending.id)}
          failed={(error) => `The job goes on. ${explain(error)}`}
        >
          It ends where it is, and is not tried again. What it has done already stays.
        </Confirm>
      )}
    </section>
  );
}

import type { JobStatus } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { ProgressLine } from "../../shared/ui/progress-line.tsx";
import { ListEntry } from "../../shared/ui/list-entry.tsx";
import { jobName, jobTones, mayCancel, stateLabels, triesOf } from "./job-words.ts";
import styles from "./job-row.module.css";

interface Props {
  job: JobStatus;
  onRetry: () => void;
  onCancel: () => void;
}

export function JobRow({ job, onRetry, onCancel }: Props) {
  const name = jobName(job.name);
  return (
    <ListEntry action={<Act name={name} job={job} onRetry={onRetry} onCancel={onCancel} />}>
      <Line>
        <h2>{name}</h2>
        <Chip tone={jobTones[job.state]}>{stateLabels[job.state]}</Chip>
      </Line>
      <Line quiet>
        <Moment label="Added" at={job.created_at} />
        <Moment label="Begun" at={job.started_at} />
        <Moment label="Ended" at={job.completed_at} />
        <span>{triesOf(job)}</span>
      </Line>
      {job.state === "running" && job.progress !== null && (
        <ProgressLine label={job.note ?? name} done={job.progress} total={1} unit="share" />
      )}
      {job.error !== null && <p className={styles.error}>{job.error}</p>}
    </ListEntry>
  );
}

function Act({ name, job, onRetry, onCancel }: Props & { name: string }) {
  if (job.state !== "failed" && !mayCancel(job)) return null;
  const [label, act] = job.state === "failed" ? ["Try again", onRetry] : ["Stop", onCancel];
  return (
    <Button variant="default" aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </Button>
  );
}

function Moment({ label, at }: { label: string; at: string | null }) {
  if (at === null) return null;
  return (
    <span>
      {label} <time dateTime={at}>{formatTime(at)}</time>
    </span>
  );
}

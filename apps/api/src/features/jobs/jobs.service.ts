import type { JobState, JobStatus } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { StoredJob } from "../../platform/jobs/jobs.repository.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Caller, Services } from "../../service.ts";
import type { AuditEntry, AuditTrail } from "../audit/audit-trail.ts";

interface Parts {
  audit: AuditTrail;
  jobs: Jobs;
}

const stored: Record<JobState, StoredJob["state"]> = {
  waiting: "created",
  running: "active",
  retrying: "retry",
  done: "completed",
  cancelled: "cancelled",
  failed: "failed",
};

const shown = new Map(Object.entries(stored).map(([state, kept]) => [kept, state as JobState]));

/** What administrators see of jobs, and do about those that failed or take too long. */
export function createJobService({ audit, jobs }: Parts): Services["jobs"] {
  const change = async (
    caller: Caller,
    id: string,
    action: AuditEntry["action"],
    refuse: (job: StoredJob) => string | null,
    work: (tx: Database, job: StoredJob) => Promise<void>,
  ): Promise<JobStatus> => {
    const job = await jobs.find(id);
    if (!job) throw notFound("This job");
    const refusal = refuse(job);
    if (refusal) throw new AppError("conflict", refusal);
    await audit.change(caller, async (tx) => {
      await work(tx, job);
      return { result: null, entry: { action, object_id: id, changes: { name: job.name } } };
    });
    return statusOf((await jobs.find(id)) ?? job);
  };

  return {
    list: async ({ state, limit }) => (await jobs.list(state ? stored[state] : null, limit)).map(statusOf),

    retry: ({ id }, caller) =>
      change(
        caller,
        id,
        "job.retried",
        ({ state }) => (state === "failed" ? null : "Only a job that failed can be tried again."),
        jobs.retry,
      ),

    cancel: ({ id }, caller) =>
      change(
        caller,
        id,
        "job.cancelled",
        ({ state }) => (["created", "retry", "active"].includes(state) ? null : "This job has ended already."),
        jobs.cancel,
      ),
  };
}

const statusOf = ({ state, attempts, ...job }: StoredJob): JobStatus => ({
  ...job,
  state: shown.get(state) ?? "failed",
  retries: attempts,
});

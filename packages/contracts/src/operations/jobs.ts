import { z } from "zod";
import { Id, Timestamp, count } from "../domain/fields.ts";
import { operations } from "../wire/operation.ts";

export const JobState = z.enum(["waiting", "running", "retrying", "done", "cancelled", "failed"]);
export type JobState = z.infer<typeof JobState>;

/** Work done apart from requests. */
export const JobStatus = z.object({
  id: Id,
  name: z.string(),
  state: JobState,
  /** From 0 to 1, with a sentence on what it is doing; null where it has told nothing. */
  progress: z.number().min(0).max(1).nullable(),
  note: z.string().nullable(),
  /** Tries after the first. */
  retries: z.number().int(),
  /** What the last try failed with. */
  error: z.string().nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
});
export type JobStatus = z.infer<typeof JobStatus>;

export const jobOperations = operations({
  list: {
    method: "GET",
    path: "/api/jobs",
    access: "administrator",
    summary: "The newest jobs; with `state` those in it, `failed` being those that are not tried again by themselves.",
    input: z.object({ state: JobState.optional(), limit: count(1, 200).default(100) }),
    output: z.array(JobStatus),
    example: { state: "failed" },
  },
  retry: {
    method: "POST",
    path: "/api/jobs/{id}/retry",
    access: "administrator",
    summary: "Has a job tried again that failed for good.",
    input: z.object({ id: Id }),
    output: JobStatus,
    example: {},
    needs: { id: { fixture: "failed-job", take: "id" } },
  },
  cancel: {
    method: "POST",
    path: "/api/jobs/{id}/cancel",
    access: "administrator",
    summary: "Ends a job that waits or is under way.",
    input: z.object({ id: Id }),
    output: JobStatus,
    example: {},
    needs: { id: { fixture: "waiting-job", take: "id" } },
  },
});

import type { Database } from "../../../platform/database/client.ts";
import type { Job } from "../../../platform/jobs/job.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import type { Viewer } from "../../../service.ts";

/** The job that looks through a draft. */
export const reviewJobName = "drafts.review";

interface Parts {
  jobs: Pick<Jobs, "enqueue">;
  job: Job<{ review_id: string; owner_id: string }>;
}

/** Has a run be done, in the transaction that says so; gives its job's id. */
export type EnqueueReview = (tx: Database, viewer: Viewer, reviewId: string) => Promise<string | null>;

export const createEnqueueReview =
  ({ jobs, job }: Parts): EnqueueReview =>
  (tx, viewer, reviewId) =>
    jobs.enqueue(tx, job, { review_id: reviewId, owner_id: viewer.id });

import type { Database } from "../../../platform/database/client.ts";
import type { Job } from "../../../platform/jobs/job.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import type { Viewer } from "../../../service.ts";
import { askFor, countWaiting } from "../versions.repository.ts";

/** The job that reads a file. */
export const readingJobName = "documents.read";

interface Payload {
  version_id: string;
  owner_id: string;
}

interface Parts {
  jobs: Pick<Jobs, "enqueue">;
  job: Job<Payload>;
}

/** Has a file be read, in the transaction that says so. */
export type AskForReading = (tx: Database, viewer: Viewer, versionId: string) => Promise<void>;

/** Who has many files waiting stands behind who has few, so that nobody waits for another's hundreds. */
export const createAskForReading =
  ({ jobs, job }: Parts): AskForReading =>
  async (tx, viewer, versionId) => {
    const waiting = await countWaiting(tx, viewer);
    const id = await jobs.enqueue(tx, job, { version_id: versionId, owner_id: viewer.id }, { priority: -waiting });
    if (id !== null) await askFor(tx, viewer, versionId, id);
  };

import { z } from "zod";
import type { Database } from "../../../platform/database/client.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { ownerOf } from "../../../service.ts";
import type { AuditedCaller, AuditTrail } from "../../audit/audit-trail.ts";
import { readUnread } from "../versions.repository.ts";
import type { AskForReading } from "./ask-for-reading.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  jobs: Pick<Jobs, "find">;
  askForReading: AskForReading;
  caller: () => AuditedCaller;
}

const underWay = new Set(["created", "retry", "active"]);

/** Has files be read for which no job stands any longer, or never did: those of an older program, and those of a queue that was lost. */
export const createUnreadSweep = ({ database, audit, jobs, askForReading, caller }: Parts) =>
  defineJob({
    name: "documents.unread",
    payload: z.object({}),
    isSingle: true,
    schedule: "*/5 * * * *",
    async run(_, { signal }) {
      for (const row of await readUnread(database)) {
        signal.throwIfAborted();
        const job = row.job_id === null ? null : await jobs.find(row.job_id);
        if (job && underWay.has(job.state)) continue;
        await audit.change(caller(), async (tx) => {
          await askForReading(tx, ownerOf(row), row.id);
          return { result: undefined, entry: null };
        });
      }
    },
  });

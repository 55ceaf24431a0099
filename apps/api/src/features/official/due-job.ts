import type { Connector } from "@clausewise/official";
import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { LookJob } from "./look-job.ts";
import { addSources, readDue } from "./sources.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue">;
  connectors: readonly Connector[];
  lookJob: LookJob;
}

/** Has the sources looked at whose time has come. */
export const createDueJob = ({ database, clock, jobs, connectors, lookJob }: Parts) =>
  defineJob({
    name: "official.due",
    payload: z.object({}),
    isSingle: true,
    schedule: "*/10 * * * *",
    async run() {
      const ids = connectors.map(({ id }) => id);
      await addSources(database, ids);
      const due = await readDue(database, ids, clock.now());
      for (const source of ids.filter((id) => due.includes(id)))
        await jobs.enqueue(database, lookJob, { source, accept_fewer: false }, { key: source });
    },
  });

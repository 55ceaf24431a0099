import { Id } from "@clausewise/contracts";
import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import type { Viewer } from "../../service.ts";
import type { ReferenceChecker } from "./reference-checker.ts";
import { keepJudged, readJudged } from "./judged.repository.ts";
import { beginCheck, keepFound, setFailed } from "./references.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
  events: Pick<Events, "raise">;
  checker: ReferenceChecker;
}

/** Checks the references of a text that somebody asked for; cut off, it is gone on with by the next process. */
export const createCheckJob = ({ database, clock, events, checker }: Parts) =>
  defineJob({
    name: "references.check",
    payload: z.object({ check_id: Id }),
    retries: 2,
    concurrency: 2,
    async run({ check_id }, { signal, report }) {
      const change = (viewer: Viewer, write: (tx: Database) => Promise<unknown>) =>
        database.transaction(async (transaction) => {
          const tx = transaction as unknown as Database;
          await write(tx);
          await events.raise(tx, { kind: "references", person_id: viewer.id, object_id: check_id });
        });
      const row = await beginCheck(database, check_id);
      if (!row) return;
      try {
        const as_of = clock.today();
        const found = await checker.check(row, {
          signal,
          report,
          kept: await readJudged(database, check_id, as_of),
          keep: (stretch) => keepJudged(database, check_id, as_of, stretch),
        });
        await change(row.viewer, (tx) => keepFound(tx, row.viewer, check_id, as_of, found));
      } catch (error) {
        if (!signal.aborted) await change(row.viewer, (tx) => setFailed(tx, row.viewer, check_id));
        throw error;
      }
    },
  });

import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { dropExpiredSessions } from "./sessions.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
}

/** Clears away, every hour, the sessions that have expired. */
export const createSessionCleanUp = ({ database, clock }: Parts) =>
  defineJob({
    name: "sessions.clean-up",
    payload: z.object({}),
    schedule: "0 * * * *",
    run: () => dropExpiredSessions(database, clock.now()),
  });

import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/client.ts";
import { defineJob } from "./job.ts";
import { dropProgress } from "./jobs.repository.ts";

const keptDays = 30;
const dayInMs = 86_400_000;

/** Forgets, every hour, how far jobs of long ago were; the queue forgets the jobs themselves. */
export const createProgressCleanUp = ({ database, clock }: { database: Database; clock: Clock }) =>
  defineJob({
    name: "jobs.clean-up",
    payload: z.object({}),
    schedule: "30 * * * *",
    run: () => dropProgress(database, new Date(Date.parse(clock.now()) - keptDays * dayInMs).toISOString()),
  });

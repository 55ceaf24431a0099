import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";
import { tellPeople, type TellParts } from "./tell-people.ts";
import { writeAlerts, type WriteParts } from "./write-alerts.ts";

/** Writes alerts of what changed in the official sources, and tells people of those that concern them; what was cut off goes on where it was. */
export const createWatchJob = (parts: WriteParts & TellParts) =>
  defineJob({
    name: "alerts.watch",
    payload: z.object({}),
    isSingle: true,
    schedule: "*/5 * * * *",
    longest: 3600,
    async run(_, { signal }) {
      await writeAlerts(parts, signal);
      await tellPeople(parts, signal);
    },
  });

import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import { followCards } from "./follow-cards.ts";

/** Follows what the cards of this version cite, beside requests. */
export const createFollowJob = (parts: Parameters<typeof followCards>[0]) =>
  defineJob({ name: "coach.follow-cards", payload: z.object({}), isSingle: true, run: () => followCards(parts) });

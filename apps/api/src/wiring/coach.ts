import { builtInQuizCards, builtInCoachTopics } from "@clausewise/static-data";
import { createCardShelf } from "../features/coach/card-shelf.ts";
import type { CoachParts } from "../features/coach/coach-parts.ts";
import { createCoachService } from "../features/coach/coach.service.ts";
import { createFollowJob } from "../features/coach/follow-job.ts";
import { ownerOf, type Actor } from "../service.ts";
import type { Platform } from "./platform.ts";

type Given = Omit<CoachParts, keyof Platform | "shelf" | "keeper" | "audit" | "clock" | "database" | "events">;

/** The compliance coach, with the job that follows what its cards cite. */
export function openCoach(platform: Platform, actor: Actor, given: Given) {
  const { database, jobs } = platform;
  const parts: CoachParts = {
    ...platform,
    ...given,
    shelf: createCardShelf(builtInQuizCards, builtInCoachTopics),
    keeper: ownerOf({ owner_id: actor.id }),
  };
  const job = createFollowJob(parts);

  /** Follows the cards from now on, those of this version first of all. */
  const keepCoach = async (): Promise<void> => {
    await jobs.add(job);
    if (platform.config.role !== "web") await jobs.enqueue(database, job, {});
  };
  return { service: createCoachService(parts), keepCoach };
}

/** Has the cards followed from now on. */
export type KeepCoach = ReturnType<typeof openCoach>["keepCoach"];

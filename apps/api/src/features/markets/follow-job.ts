import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import type { ViewParts } from "./market-view.ts";

/** Rests the facts of markets on the clauses that the library holds, so that a later change of one is seen whoever compares first. */
export const createFollowJob = (parts: ViewParts) =>
  defineJob({
    name: "markets.follow",
    payload: z.object({}),
    isSingle: true,
    async run() {
      const { facts } = parts.shelf();
      const places = await parts.library.clauses(facts.flatMap(({ citations }) => citations));
      await parts.rests.rest("market_fact", facts, places);
    },
  });

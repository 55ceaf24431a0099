import { builtInMarketFacts, builtInMarketIdentities, builtInMarketLabels } from "@clausewise/static-data";
import { createFollowJob } from "../features/markets/follow-job.ts";
import { createMarketShelf, marketFigures } from "../features/markets/market-shelf.ts";
import { createMarketView } from "../features/markets/market-view.ts";
import { createMarketService, type MarketParts } from "../features/markets/markets.service.ts";
import { type Periodic, whileTextsCome } from "../transport/periodic.ts";
import type { Platform } from "./platform.ts";

export type MarketsGiven = Pick<MarketParts, "library" | "rests" | "updates">;

/** The markets and their laws, with the job that follows the clauses these rest on. */
export function openMarkets(platform: Platform, given: MarketsGiven) {
  const { database, jobs, events, config } = platform;
  const shelf = createMarketShelf({ identities: builtInMarketIdentities, facts: builtInMarketFacts, labels: builtInMarketLabels });
  const parts = { ...platform, ...given, shelf };
  const view = createMarketView(parts);
  const job = createFollowJob(parts);

  /** Has the facts at hand before somebody compares; rests them on their clauses at once, and soon after an official source changed. */
  const keepMarkets = async (periodic: Periodic): Promise<void> => {
    await jobs.add(job);
    const follow = async () => {
      if (config.role !== "web") await jobs.enqueue(database, job, {});
      await view();
    };
    periodic.attempt(follow);
    events.on("official", periodic.gathered(whileTextsCome, follow));
  };
  return { service: createMarketService({ ...parts, view }), keepMarkets, figures: () => marketFigures(shelf()) };
}

/** Has the clauses of markets followed from now on. */
export type KeepMarkets = ReturnType<typeof openMarkets>["keepMarkets"];

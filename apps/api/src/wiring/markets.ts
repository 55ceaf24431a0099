import { builtInMarketFacts, builtInMarketIdentities, builtInMarketLabels } from "@clausewise/static-data";
import { createFollowJob } from "../features/markets/follow-job.ts";
import { createMarketShelf } from "../features/markets/market-shelf.ts";
import { createMarketView } from "../features/markets/market-view.ts";
import { createMarketService, type MarketParts } from "../features/markets/markets.service.ts";
import { viewerOf, type Actor } from "../service.ts";
import type { Periodic } from "../transport/periodic.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

type Given = Pick<MarketParts, "library" | "citations" | "updates"> & {
  /** In whose name what ships with the program cites. */
  actor: Actor;
};

/** The markets and their laws, with the job that follows the clauses these rest on. */
export function openMarkets(platform: Platform, { actor, ...given }: Given) {
  const { database, jobs, events, config } = platform;
  const shelf = createMarketShelf({ identities: builtInMarketIdentities, facts: builtInMarketFacts, labels: builtInMarketLabels });
  const parts = { ...platform, ...given, shelf, system: viewerOf(callerWithoutBrowser(actor)) };
  const view = createMarketView(parts);
  const job = createFollowJob(parts);

  /** Has the facts at hand before somebody compares; rests them on their clauses at once, and whenever an official source was looked at. */
  const keepMarkets = async (periodic: Periodic): Promise<void> => {
    const stand = () => periodic.attempt(async () => void (await view()));
    stand();
    events.on("official", stand);
    await jobs.add(job);
    if (config.role === "web") return;
    const ask = async () => void (await jobs.enqueue(database, job, {}));
    events.on("official", () => periodic.attempt(ask));
    await ask();
  };
  return { service: createMarketService({ ...parts, view }), keepMarkets };
}

/** Has the clauses of markets followed from now on. */
export type KeepMarkets = ReturnType<typeof openMarkets>["keepMarkets"];

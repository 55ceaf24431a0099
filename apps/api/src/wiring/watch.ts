import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import { createWatch } from "@clausewise/watch";
import { createWatchJob } from "../features/alerts/watch/watch-job.ts";
import { createNotify } from "../features/notifications/notify.ts";
import type { OfficialReads } from "../features/official/official.reads.ts";
import type { ProductReads } from "../features/products/products.reads.ts";
import type { Actor } from "../service.ts";
import type { Periodic } from "../transport/periodic.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

interface Parts {
  /** Who stands in the trail for what nobody asked for. */
  actor: Actor;
  official: OfficialReads;
  products: ProductReads;
}

/** The watch over the official sources, with the job that keeps it. */
export function openWatch(platform: Platform, { actor, official, products }: Parts) {
  const { database, jobs, events, config } = platform;
  const watch = createWatch({ ...builtInWatchRules(), texts: builtInProductAreas() });
  const caller = () => callerWithoutBrowser(actor);
  const job = createWatchJob({ ...platform, watch, notify: createNotify(platform), official, products, caller });

  /** Writes alerts from now on whenever something changed, and tells people of them. */
  const keepWatch = async (periodic: Periodic): Promise<void> => {
    await jobs.add(job);
    if (config.role === "web") return;
    const ask = async () => void (await jobs.enqueue(database, job, {}));
    events.on("official", () => periodic.attempt(ask));
    await ask();
  };
  return { keepWatch };
}

/** Has the watch kept from now on. */
export type KeepWatch = ReturnType<typeof openWatch>["keepWatch"];

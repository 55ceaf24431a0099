import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import { createWatch } from "@clausewise/watch";
import { createMailJob } from "../features/alerts/delivery/mail-job.ts";
import { createWatchJob } from "../features/alerts/watch/watch-job.ts";
import { createNotify } from "../features/notifications/notify.ts";
import { takeUnmailed } from "../features/notifications/take-unmailed.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import type { OfficialReads } from "../features/official/official.reads.ts";
import type { GuidanceReads } from "../features/guidance/guidance.reads.ts";
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
  guidance: GuidanceReads;
}

/** The watch over the official sources, with the job that keeps it. */
export function openWatch(platform: Platform, { actor, official, products, guidance }: Parts) {
  const { database, jobs, events, config } = platform;
  const watch = createWatch({ ...builtInWatchRules(), texts: builtInProductAreas() });
  const caller = () => callerWithoutBrowser(actor);
  const job = createWatchJob({ ...platform, watch, notify: createNotify(platform), official, products, guidance, caller });

  const mailJob = createMailJob({ ...platform, people: peopleReads, takeUnmailed, publicUrl: config.publicUrl });

  /** Writes alerts from now on whenever something changed, and tells people of them. */
  const keepWatch = async (periodic: Periodic): Promise<void> => {
    await jobs.add(job);
    await jobs.add(mailJob);
    if (config.role === "web") return;
    const ask = async () => void (await jobs.enqueue(database, job, {}));
    const askForMail = async () => void (await jobs.enqueue(database, mailJob, {}));
    for (const kind of ["official", "watching_changed"] as const) events.on(kind, () => periodic.attempt(ask));
    events.on("notifications", () => periodic.attempt(askForMail));
    // For what a process that was killed had committed, and told nobody of.
    await ask();
    await askForMail();
  };
  return { watch, keepWatch };
}

/** Has the watch kept from now on. */
export type KeepWatch = ReturnType<typeof openWatch>["keepWatch"];

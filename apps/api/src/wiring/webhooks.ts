import { createNotificationReads } from "../features/notifications/notifications.reads.ts";
import { createNotify } from "../features/notifications/notify.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createDeliverJob } from "../features/webhooks/deliver-job.ts";
import { createWebhookService } from "../features/webhooks/webhooks.service.ts";
import { createPost } from "../platform/outbound/post.ts";
import type { Periodic } from "../transport/periodic.ts";
import type { Platform } from "./platform.ts";

/** The webhooks of people, with the job that sends to them. */
export function openWebhooks(platform: Platform, version: string) {
  const { config, database, jobs, events } = platform;
  const parts = { ...platform, serverSecret: config.sessionSecret, publicUrl: config.publicUrl, people: peopleReads };
  const notifications = createNotificationReads(database);
  const ask = async () => void (await jobs.enqueue(database, deliverJob, {}));
  const deliverJob: ReturnType<typeof createDeliverJob> = createDeliverJob({
    ...parts,
    notifications,
    notify: createNotify(platform),
    post: createPost({ version }),
    goOn: ask,
  });

  /** Has what people are told sent from now on. */
  const keepWebhooks = async (periodic: Periodic): Promise<void> => {
    await jobs.add(deliverJob);
    if (config.role === "web") return;
    events.on("notifications", () => periodic.attempt(ask));
    // For what a process that was killed had committed, and told nobody of.
    await ask();
  };
  return { service: createWebhookService({ ...parts, deliverJob }), keepWebhooks };
}

/** Has what people are told sent to their webhooks from now on. */
export type KeepWebhooks = ReturnType<typeof openWebhooks>["keepWebhooks"];

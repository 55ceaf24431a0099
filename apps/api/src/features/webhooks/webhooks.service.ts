import { randomUUID } from "node:crypto";
import { counts } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { mayBePublic } from "../../platform/outbound/post.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { createDeliverJob } from "./deliver-job.ts";
import { secretOf } from "./signature.ts";
import * as repository from "./webhooks.repository.ts";
import { writtenMessage } from "./written-message.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue">;
  deliverJob: ReturnType<typeof createDeliverJob>;
  serverSecret: string;
}

const mostDeliveries = 20;
const testing = { title: "A test of this webhook", message: "Somebody asked for it in Clausewise. Nothing changed." };

/** The addresses of their own that people have told what they are told. */
export function createWebhookService({ database, audit, clock, jobs, deliverJob, serverSecret }: Parts): Services["webhooks"] {
  return {
    list: (_, caller) => repository.listWebhooks(database, viewerOf(caller)),

    create: (input, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        if (!mayBePublic(input.address)) throw new AppError("invalid", "Address: must be one of the open internet.");
        if ((await repository.listWebhooks(tx, viewer)).length >= counts.webhooks)
          throw new AppError(
            "conflict",
            `You have ${counts.webhooks} webhooks already. Remove one that is no longer used, then add another.`,
          );
        const made = await repository.insertWebhook(tx, viewer, { ...input, id: randomUUID() }, clock.now());
        const result = { ...made, secret: secretOf(serverSecret, made.id) };
        return { result, entry: { action: "webhook.created", object_id: made.id, changes: input } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const name = await repository.deleteWebhook(tx, viewerOf(caller), id);
        if (name === null) throw notFound("This webhook");
        return { result: { done: true as const }, entry: { action: "webhook.removed", object_id: id, changes: { name } } };
      }),

    test: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const found = await repository.findWebhook(tx, viewer, id);
        if (!found) throw notFound("This webhook");
        if (found.off_since !== null) throw new AppError("conflict", "This webhook is switched off. Switch it on, then send a test.");
        const told = { ...testing, id: null, alert_id: null, created_at: clock.now() };
        const body = writtenMessage("webhook.test", told, null);
        const message = { webhook_id: id, notification_id: null, title: told.title, body, told_at: told.created_at };
        await repository.insertDeliveries(tx, viewer, [message], clock.now());
        await jobs.enqueue(tx, deliverJob, {});
        return { result: { done: true as const }, entry: { action: "webhook.tested", object_id: id } };
      }),

    resume: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await repository.findWebhook(tx, viewer, id);
        if (!before) throw notFound("This webhook");
        if (before.off_since === null) return { result: before, entry: null };
        const result = await repository.setOn(tx, viewer, id, clock.now());
        if (!result) throw notFound("This webhook");
        return { result, entry: { action: "webhook.resumed", object_id: id } };
      }),

    async deliveries({ id }, caller) {
      const viewer = viewerOf(caller);
      if (!(await repository.findWebhook(database, viewer, id))) throw notFound("This webhook");
      return repository.listDeliveries(database, viewer, id, mostDeliveries);
    },
  };
}

import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { OutboundFailure } from "../../platform/outbound/outbound-failure.ts";
import type { Post } from "../../platform/outbound/post.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import type { NotificationReads } from "../notifications/notifications.reads.ts";
import type { Notify } from "../notifications/notify.ts";
import { secretOf, signed } from "./signature.ts";
import * as repository from "./webhooks.repository.ts";
import { writtenMessage } from "./written-message.ts";

export interface DeliveryParts {
  database: Database;
  clock: Clock;
  people: Pick<PeopleReads, "find">;
  notifications: Pick<NotificationReads, "since">;
  notify: Notify;
  post: Post;
  /** Has the job run once more after this run, as more waits than one run sends. */
  goOn: () => Promise<void>;
  /** Of the server, from which those of webhooks are worked out. */
  serverSecret: string;
  /** Address people open; null where none is set. */
  publicUrl: string | null;
}

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
/** How long a message is tried, and how long nothing may arrive before a webhook is switched off. */
const patience = { message: 3 * day, webhook: 5 * day };
const longestWait = 8 * hour;
/** What was told may be committed this much later than it says, at most. */
const lag = hour;
const kept = 30 * day;
const atOnce = 100;
/** Receivers that are sent to at the same time. */
const receivers = 8;

const moved = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString();

/** When a message is sent again after so many attempts; null once it is given up. */
export function nextAttempt(attempts: number, created_at: string, now: string): string | null {
  const next = moved(now, Math.min(30 * second * 4 ** (attempts - 1), longestWait));
  return next > moved(created_at, patience.message) ? null : next;
}

/** Writes down what people were told for their webhooks, and sends what is due. One runs at a time, in all processes. */
export const createDeliverJob = (parts: DeliveryParts) =>
  defineJob({
    name: "webhooks.deliver",
    payload: z.object({}),
    isSingle: true,
    schedule: "* * * * *",
    async run(_, { signal }) {
      const { database, clock } = parts;
      for (const one of await repository.readOn(database)) await takeUp(parts, one);
      await repository.dropEnded(database, moved(clock.now(), -kept));
      const due = await repository.readDue(database, clock.now(), atOnce);
      const byReceiver = [...Map.groupBy(due, ({ webhook_id }) => webhook_id).values()];
      const sendNext = async (): Promise<void> => {
        for (let next = byReceiver.shift(); next; next = byReceiver.shift()) await sendAll(parts, next, signal);
      };
      await Promise.all(Array.from({ length: receivers }, sendNext));
      if (due.length === atOnce) await parts.goOn();
    },
  });

/** What was told since the last time becomes messages, each of them once. */
async function takeUp(parts: DeliveryParts, { id, taken_up_to, viewer }: Awaited<ReturnType<typeof repository.readOn>>[number]) {
  const { database, clock, people, notifications, publicUrl } = parts;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    const person = await people.find(tx, viewer.id);
    if (!person || person.disabled_at !== null) return;
    const told = await notifications.since(tx, viewer, taken_up_to);
    const messages = told.map((one) => ({
      webhook_id: id,
      notification_id: one.id,
      title: one.title,
      told_at: one.created_at,
      body: writtenMessage("notification.created", one, publicUrl),
    }));
    await repository.insertDeliveries(tx, viewer, messages, now);
    const safe = moved(now, -lag);
    if (safe > taken_up_to) await repository.setTakenUpTo(tx, id, safe);
  });
}

/** Sends a receiver its messages in order, up to one that fails: the others then wait with it. */
async function sendAll(parts: DeliveryParts, messages: readonly repository.Due[], signal: AbortSignal): Promise<void> {
  for (const due of messages) {
    signal.throwIfAborted();
    const problem = await attempt(parts, due, signal);
    if (problem === null) await repository.setDelivered(parts.database, due, parts.clock.now());
    else return noteFailure(parts, due, problem);
  }
}

/** Why the receiver did not take it; null where it did. */
async function attempt({ post, serverSecret, clock }: DeliveryParts, due: repository.Due, signal: AbortSignal): Promise<string | null> {
  const { id, webhook_id, address, body } = due;
  const headers = signed(secretOf(serverSecret, webhook_id), { id, at: clock.now(), body });
  try {
    const status = await post({ address, headers, body, signal });
    return status >= 200 && status < 300 ? null : `answered with status ${status}`;
  } catch (error) {
    if (error instanceof OutboundFailure) return error.message;
    throw error;
  }
}

async function noteFailure({ database, clock, notify }: DeliveryParts, due: repository.Due, problem: string): Promise<void> {
  const now = clock.now();
  const next_at = nextAttempt(due.attempts + 1, due.created_at, now);
  const isHopeless = due.failing_since !== null && due.failing_since <= moved(now, -patience.webhook);
  await database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await repository.setFailed(tx, due, problem, { now, next_at });
    if (!isHopeless || !(await repository.setOff(tx, due.webhook_id, now))) return;
    const message = `Nothing has arrived for 5 days: the receiver ${problem}. Once it takes messages again, switch the webhook on in your account.`;
    await notify(tx, due.viewer, { title: `The webhook “${due.name}” was switched off`, message, address: "/account" });
  });
}

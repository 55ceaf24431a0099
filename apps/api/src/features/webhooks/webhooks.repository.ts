import type { NewWebhook, Webhook, WebhookDelivery } from "@clausewise/contracts";
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { webhook, webhookDelivery } from "./webhooks.table.ts";

const { id, name, address, created_at, failing_since, off_since } = webhook;
const shown = { id, name, address, created_at, failing_since, off_since };
const mine = (viewer: Viewer, webhookId: string) => and(owned(webhook, viewer), eq(webhook.id, webhookId));

export const listWebhooks = (database: Database, viewer: Viewer): Promise<Webhook[]> =>
  database.select(shown).from(webhook).where(owned(webhook, viewer)).orderBy(desc(created_at), id);

/** One of the viewer's; null where they have none of that id. */
export async function findWebhook(database: Database, viewer: Viewer, webhookId: string): Promise<Webhook | null> {
  const [row] = await database.select(shown).from(webhook).where(mine(viewer, webhookId));
  return row ?? null;
}

export async function insertWebhook(tx: Database, viewer: Viewer, row: NewWebhook & { id: string }, now: string): Promise<Webhook> {
  const times = { created_at: now, taken_up_to: now };
  return first(
    await tx
      .insert(webhook)
      .values({ ...row, ...times, ...ownedBy(viewer) })
      .returning(shown),
  );
}

/** Removes one and gives its name; null where the viewer has none of that id. */
export async function deleteWebhook(tx: Database, viewer: Viewer, webhookId: string): Promise<string | null> {
  const [row] = await tx.delete(webhook).where(mine(viewer, webhookId)).returning({ name });
  return row?.name ?? null;
}

/** Switches one on; what it is told of begins anew. */
export async function setOn(tx: Database, viewer: Viewer, webhookId: string, now: string): Promise<Webhook | null> {
  const [row] = await tx
    .update(webhook)
    .set({ off_since: null, failing_since: null, taken_up_to: now })
    .where(mine(viewer, webhookId))
    .returning(shown);
  return row ?? null;
}

const shownDelivery = {
  id: webhookDelivery.id,
  title: webhookDelivery.title,
  state: webhookDelivery.state,
  attempts: webhookDelivery.attempts,
  problem: webhookDelivery.problem,
  created_at: webhookDelivery.created_at,
  next_at: webhookDelivery.next_at,
  ended_at: webhookDelivery.ended_at,
};

export const listDeliveries = (database: Database, viewer: Viewer, webhookId: string, most: number): Promise<WebhookDelivery[]> =>
  database
    .select(shownDelivery)
    .from(webhookDelivery)
    .where(and(owned(webhookDelivery, viewer), eq(webhookDelivery.webhook_id, webhookId)))
    .orderBy(desc(webhookDelivery.told_at), webhookDelivery.id)
    .limit(most);

/** A message to be sent. */
interface Message {
  webhook_id: string;
  notification_id: string | null;
  title: string;
  body: string;
  told_at: string;
}

/** Writes down what is to be sent; what is written down of the same notification stays as it is. */
export async function insertDeliveries(tx: Database, viewer: Viewer, messages: readonly Message[], now: string): Promise<void> {
  const rest = { state: "waiting" as const, attempts: 0, created_at: now, next_at: now, ...ownedBy(viewer) };
  if (messages.length === 0) return;
  await tx
    .insert(webhookDelivery)
    .values(messages.map((message) => ({ ...message, ...rest })))
    .onConflictDoNothing();
}

/** Webhooks that are on, with whose they are and from when on something may not be taken up. */
export async function readOn(database: Database): Promise<{ id: string; taken_up_to: string; viewer: Viewer }[]> {
  const rows = await database.select().from(webhook).where(isNull(off_since)).orderBy(id);
  return rows.map((row) => ({ id: row.id, taken_up_to: row.taken_up_to, viewer: ownerOf(row) }));
}

export const setTakenUpTo = (tx: Database, webhookId: string, taken_up_to: string) =>
  tx.update(webhook).set({ taken_up_to }).where(eq(id, webhookId));

/** A message whose time has come, with where it goes. */
export type Due = Pick<typeof webhookDelivery.$inferSelect, "id" | "webhook_id" | "body" | "attempts" | "created_at"> & {
  address: string;
  name: string;
  failing_since: string | null;
  viewer: Viewer;
};

/** The messages whose time has come, the oldest first. */
export async function readDue(database: Database, now: string, most: number): Promise<Due[]> {
  const rows = await database
    .select({ delivery: webhookDelivery, address, name, failing_since })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhookDelivery.webhook_id, id))
    .where(and(isNull(off_since), isNotNull(webhookDelivery.next_at), lte(webhookDelivery.next_at, now)))
    .orderBy(asc(webhookDelivery.told_at), asc(webhookDelivery.id))
    .limit(most);
  return rows.map(({ delivery, ...to }) => ({ ...delivery, ...to, viewer: ownerOf(delivery) }));
}

export async function setDelivered(tx: Database, due: Due, now: string): Promise<void> {
  const said = { state: "delivered" as const, attempts: due.attempts + 1, problem: null, next_at: null, ended_at: now, body: "" };
  await tx.update(webhookDelivery).set(said).where(eq(webhookDelivery.id, due.id));
  await tx.update(webhook).set({ failing_since: null }).where(eq(id, due.webhook_id));
}

/** Notes why an attempt failed, and when the next is, before which no other that waits is sent; null where there is none. */
export async function setFailed(tx: Database, due: Due, problem: string, times: { now: string; next_at: string | null }): Promise<void> {
  const { now, next_at } = times;
  const end = next_at === null ? { state: "given_up" as const, ended_at: now, body: "" } : {};
  await tx
    .update(webhookDelivery)
    .set({ attempts: due.attempts + 1, problem, next_at, ...end })
    .where(eq(webhookDelivery.id, due.id));
  await tx
    .update(webhookDelivery)
    .set({ next_at: sql`greatest(${webhookDelivery.next_at}, ${next_at})` })
    .where(and(eq(webhookDelivery.webhook_id, due.webhook_id), eq(webhookDelivery.state, "waiting")));
  await tx
    .update(webhook)
    .set({ failing_since: sql`coalesce(${failing_since}, ${now})` })
    .where(eq(id, due.webhook_id));
}

/** Switches one off with all that waits for it; false where it was off. */
export async function setOff(tx: Database, webhookId: string, now: string): Promise<boolean> {
  const changed = await tx
    .update(webhook)
    .set({ off_since: now })
    .where(and(eq(id, webhookId), isNull(off_since)))
    .returning({ id });
  const problem = sql`coalesce(${webhookDelivery.problem}, 'had taken nothing for days, so this was not tried')`;
  await tx
    .update(webhookDelivery)
    .set({ state: "given_up", next_at: null, ended_at: now, body: "", problem })
    .where(and(eq(webhookDelivery.webhook_id, webhookId), eq(webhookDelivery.state, "waiting")));
  return changed.length > 0;
}

/** Forgets messages that ended before a time. */
export async function dropEnded(database: Database, before: string): Promise<void> {
  await database.delete(webhookDelivery).where(lt(webhookDelivery.ended_at, before));
}

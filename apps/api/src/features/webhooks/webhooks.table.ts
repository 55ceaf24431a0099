import type { WebhookDelivery } from "@clausewise/contracts";
import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** Its secret is not stored: it is worked out from the id and the server's own secret. */
export const webhook = pgTable(
  "webhook",
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    name: text().notNull(),
    address: text().notNull(),
    created_at: timestamp().notNull(),
    /** What was told since then may not be taken up yet. */
    taken_up_to: timestamp().notNull(),
    failing_since: timestamp(),
    off_since: timestamp(),
  },
  (table) => [index("webhook_owner").on(table.owner_id, table.created_at)],
);

/** The outbox: each message until it was delivered or given up, and what came of it. */
export const webhookDelivery = pgTable(
  "webhook_delivery",
  {
    id: uuid().primaryKey().defaultRandom(),
    webhook_id: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: "cascade" }),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** What it tells of; null for a test. */
    notification_id: uuid(),
    title: text().notNull(),
    /** The very text that is sent, the same with each attempt. */
    body: text().notNull(),
    state: text().$type<WebhookDelivery["state"]>().notNull(),
    attempts: integer().notNull(),
    problem: text(),
    /** When the person was told, by which messages are sent in order. */
    told_at: timestamp().notNull(),
    created_at: timestamp().notNull(),
    next_at: timestamp(),
    ended_at: timestamp(),
  },
  (table) => [
    // A webhook is told of a notification once, whatever is tried again.
    unique("webhook_delivery_of").on(table.webhook_id, table.notification_id),
    index("webhook_delivery_due").on(table.next_at),
    index("webhook_delivery_owner").on(table.owner_id),
  ],
);

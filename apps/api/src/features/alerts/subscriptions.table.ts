import type { Subscription } from "@clausewise/contracts";
import { sql } from "drizzle-orm";
import { date, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** What people want to be told of, of those who said so. */
export const subscription = pgTable("alert_subscription", {
  owner_id: uuid()
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  types: text().array().$type<Subscription["types"]>().notNull(),
  bodies: text().array().$type<Subscription["bodies"]>().notNull(),
  severity_from: text().$type<Subscription["severity_from"]>().notNull(),
  products: jsonb().$type<Subscription["products"]>().notNull(),
  sources: text().array().notNull(),
  searches: jsonb().$type<Subscription["searches"]>().notNull(),
  mail: jsonb().$type<Subscription["mail"]>().notNull().default({ delivery: "off", hour: 8, weekday: 1, time_zone: "UTC" }),
  /** Since when mail is wanted: what was told before is not mailed. */
  mail_since: timestamp()
    .notNull()
    .default(sql`now()`),
  /** The day of the last digest, where the person is. */
  mailed_on: date({ mode: "string" })
    .notNull()
    .default(sql`current_date`),
  updated_at: timestamp().notNull(),
});

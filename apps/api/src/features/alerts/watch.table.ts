import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { officialChange } from "../official/official.table.ts";
import { alert } from "./alerts.table.ts";

/** Changes of official sources that the watch has looked at, each once. */
export const watchedChange = pgTable(
  "watched_change",
  {
    change_id: uuid()
      .primaryKey()
      .references(() => officialChange.id, { onDelete: "cascade" }),
    source_id: text().notNull(),
    /** When the change was taken over. */
    at: timestamp().notNull(),
    /** The alert that tells of it; null where none does. */
    alert_id: uuid().references(() => alert.id, { onDelete: "cascade" }),
  },
  (table) => [index("watched_change_source").on(table.source_id, table.at), index("watched_change_alert").on(table.alert_id)],
);

/** Why an alert concerns a person, a sentence each. */
export const alertMatch = pgTable(
  "alert_match",
  {
    alert_id: uuid()
      .notNull()
      .references(() => alert.id, { onDelete: "cascade" }),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    reasons: jsonb().$type<string[]>().notNull(),
    /** Whether a product of theirs is the reason, or only a source or words that they chose. */
    of_product: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.alert_id] }), index("alert_match_alert").on(table.alert_id)],
);

/** How far alerts were held against what a person watches. */
export const alertReader = pgTable("alert_reader", {
  owner_id: uuid()
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  /** What they watched then: where it is something else now, earlier alerts are held against it anew. */
  mark: text().notNull(),
  upto: timestamp().notNull(),
});

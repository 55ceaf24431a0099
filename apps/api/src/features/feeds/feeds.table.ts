import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const feed = pgTable(
  "feed",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    name: text().notNull().default(""),
    /** SHA-256 of what opens it: a stolen table opens nothing. */
    token_hash: text().notNull().unique("feed_token"),
    created_at: timestamp().notNull(),
    last_read_at: timestamp(),
  },
  (table) => [index("feed_owner").on(table.owner_id, table.created_at)],
);

import type { AccessScope } from "@clausewise/contracts";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const accessToken = pgTable(
  "access_token",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text().array().$type<AccessScope[]>().notNull(),
    /** SHA-256 of the token: a stolen table opens nothing. */
    token_hash: text().notNull().unique("access_token_hash"),
    created_at: timestamp().notNull(),
    expires_at: timestamp().notNull(),
    last_used_at: timestamp(),
  },
  (table) => [index("access_token_owner").on(table.owner_id, table.created_at)],
);

import type { SearchResult } from "@clausewise/contracts";
import { index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** An answer as it was given, kept whole: later changes to the library never rewrite it. */
export const answer = pgTable(
  "answer",
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    result: jsonb().$type<SearchResult>().notNull(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("answer_owner").on(table.owner_id, table.created_at)],
);

import type { Authority, Outcome, ProductType, SearchResult } from "@clausewise/contracts";
import { date, doublePrecision, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** An answer as it was given, kept whole for display: later changes to the library never rewrite it. Lists read the columns beside. */
export const answer = pgTable(
  "answer",
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    result: jsonb().$type<SearchResult>().notNull(),
    question: text().notNull(),
    authority: text().$type<Authority>().notNull(),
    product_type: text().$type<ProductType>(),
    as_of: date({ mode: "string" }).notNull(),
    outcome: text().$type<Outcome>().notNull(),
    confidence_score: doublePrecision().notNull(),
    /** The answer whose context the question was asked in. */
    follows: uuid(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("answer_owner").on(table.owner_id, table.created_at)],
);

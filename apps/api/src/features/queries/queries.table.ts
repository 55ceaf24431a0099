import type { QueryStatus } from "@clausewise/contracts";
import { boolean, doublePrecision, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { answer } from "../answers/answers.table.ts";
import { person } from "../identity/identity.table.ts";

export const query = pgTable(
  "query",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    question: text().notNull(),
    response: text().notNull(),
    query_status: text().$type<QueryStatus>().notNull(),
    confidence_score: doublePrecision(),
    created_at: timestamp().notNull(),
    is_bookmarked: boolean().notNull(),
    source_documents: text().notNull(),
    stakeholder_impact: text().notNull(),
    answer_id: uuid().references(() => answer.id, { onDelete: "set null" }),
  },
  (table) => [
    index("query_owner").on(table.owner_id, table.created_at),
    index("query_answer").on(table.answer_id),
    unique("query_of_answer").on(table.owner_id, table.answer_id),
  ],
);

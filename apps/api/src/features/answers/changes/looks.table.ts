import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../../platform/database/columns.ts";
import { person } from "../../identity/identity.table.ts";
import { answer } from "../answers.table.ts";

/** That people looked at what changed in what their answers cite; each look is kept as it was. */
export const answerLook = pgTable(
  "answer_look",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    answer_id: uuid()
      .notNull()
      .references(() => answer.id, { onDelete: "cascade" }),
    /** Marks of the changes that were seen. */
    seen: text().array().notNull(),
    note: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index("answer_look_owner").on(table.owner_id, table.answer_id), index("answer_look_answer").on(table.answer_id)],
);

import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../database/columns.ts";

/** Mail to be sent; once it is sent, only to whom and when is kept. */
export const mail = pgTable(
  "mail",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The person it is for, where it is for one. */
    person_id: uuid(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    created_at: timestamp().notNull(),
    sent_at: timestamp(),
  },
  (table) => [index("mail_person").on(table.person_id)],
);

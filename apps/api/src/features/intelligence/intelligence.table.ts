import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** What people bookmarked and read of regulatory updates. */
export const updateMark = pgTable(
  "update_mark",
  {
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Its name among the updates: they themselves are in no table. */
    update_id: text().notNull(),
    /** Null where it is not bookmarked, or not read. */
    bookmarked_at: timestamp(),
    read_at: timestamp(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.update_id] }), index("update_mark_update").on(table.update_id)],
);

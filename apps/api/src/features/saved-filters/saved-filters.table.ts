import type { FilteredList, SavedWish } from "@clausewise/contracts";
import { jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** Searches with filters of a list that people keep, each under a name of its own. */
export const savedFilter = pgTable(
  "saved_filter",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    list: text().$type<FilteredList>().notNull().default("updates"),
    name: text().notNull(),
    wish: jsonb().$type<SavedWish>().notNull(),
    created_at: timestamp().notNull(),
  },
  (table) => [unique("saved_filter_name").on(table.owner_id, table.list, table.name)],
);

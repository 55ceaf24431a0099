import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** The guidance documents that people watch. */
export const watchedGuidance = pgTable(
  "watched_guidance",
  {
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Its name in the merged register: the documents themselves are in no table. */
    guidance_id: text().notNull(),
    watched_at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner_id, table.guidance_id] }), index("watched_guidance_document").on(table.guidance_id)],
);

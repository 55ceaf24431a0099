import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** What can be shared. */
export type SharedKind = "answer" | "query" | "source" | "document" | "gap_analysis";

/** What a person may do with what was shared with them; each includes those before it. */
export const shareLevels = ["view", "review", "edit"] as const;
export type ShareLevel = (typeof shareLevels)[number];

/** Who besides its owner may read something, and what they may do with it. */
export const share = pgTable(
  "share",
  {
    kind: text().$type<SharedKind>().notNull(),
    object_id: uuid().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    level: text().$type<ShareLevel>().notNull(),
    /** Whoever shared it; the share goes with them, as what they own does. */
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    created_at: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.object_id, table.person_id] }),
    index("share_person").on(table.person_id, table.kind),
  ],
);

import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const templateDownload = pgTable(
  "template_download",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    templateId: text().notNull(),
    templateName: text().notNull(),
    country: text().notNull(),
    authority: text().notNull(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("template_download_owner").on(table.owner_id, table.created_at)],
);

import type { TemplateFormat } from "@clausewise/contracts";
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
  (table) => [
    index("template_download_owner").on(table.owner_id, table.created_at),
    index("template_download_template").on(table.templateId),
  ],
);

/** A file that was made of a template; its bytes are with whoever had it made. */
export const templateFile = pgTable(
  "template_file",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    template: text().notNull(),
    name: text().notNull(),
    version: text().notNull(),
    format: text().$type<TemplateFormat>().notNull(),
    /** As it was called; null where it was made for none. */
    product: text(),
    sha256: text().notNull(),
    created_at: timestamp().notNull(),
  },
  (table) => [index("template_file_owner").on(table.owner_id, table.created_at)],
);

import type { Document, UploadStatus } from "@clausewise/contracts";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

export const document = pgTable(
  "document",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    title: text().notNull(),
    filename: text().notNull(),
    file_size: integer().notNull(),
    regulatory_body: text().$type<NonNullable<Document["regulatory_body"]>>(),
    document_category: text().$type<NonNullable<Document["document_category"]>>(),
    upload_status: text().$type<UploadStatus>().notNull(),
    created_at: timestamp().notNull(),
    sha256: text().notNull(),
    /** Name of the stored bytes in the file store. */
    blob: text().notNull(),
    mimetype: text().notNull(),
  },
  (table) => [index("document_owner").on(table.owner_id, table.created_at)],
);

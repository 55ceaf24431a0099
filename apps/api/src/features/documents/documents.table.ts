import type { Document, DocumentExtension, DocumentFailure, UploadStatus } from "@clausewise/contracts";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";
import { source, sourceVersion } from "../library/library.table.ts";

export const document = pgTable(
  "document",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    title: text().notNull(),
    regulatory_body: text().$type<NonNullable<Document["regulatory_body"]>>(),
    document_category: text().$type<NonNullable<Document["document_category"]>>(),
    tags: text().array().notNull().default([]),
    review_on: date({ mode: "string" }),
    /** The review of which its owner was reminded last. */
    reminded_of: date({ mode: "string" }),
    /** Number of the newest of its files. */
    current_version: integer().notNull(),
    /** Its text among the sources of its owner; null until it has been read. */
    source_id: uuid().references(() => source.id, { onDelete: "set null" }),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
    deleted_at: timestamp(),
  },
  (table) => [index("document_owner").on(table.owner_id, table.created_at), index("document_review").on(table.review_on)],
);

/** One row for each file that a document has had. */
export const documentVersion = pgTable(
  "document_version",
  {
    id: uuid().primaryKey().defaultRandom(),
    document_id: uuid()
      .notNull()
      .references(() => document.id, { onDelete: "cascade" }),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Counted from 1 among those of its document. */
    number: integer().notNull(),
    filename: text().notNull(),
    extension: text().$type<DocumentExtension>().notNull(),
    file_size: integer().notNull(),
    mimetype: text().notNull(),
    sha256: text().notNull(),
    /** Name of the stored bytes in the file store. */
    blob: text().notNull(),
    upload_status: text().$type<UploadStatus>().notNull(),
    failure: text().$type<DocumentFailure>(),
    parts: jsonb().$type<Document["parts"]>(),
    /** Name of what was read from it in the file store; null until it has been read. */
    reading_blob: text(),
    source_version_id: uuid().references(() => sourceVersion.id, { onDelete: "set null" }),
    /** The job that reads it; null until one was asked for. */
    job_id: uuid(),
    /** How often that job has begun. */
    tries: integer().notNull(),
    created_at: timestamp().notNull(),
  },
  (table) => [
    unique("document_version_number").on(table.document_id, table.number),
    index("document_version_owner").on(table.owner_id, table.sha256),
    index("document_version_unread")
      .on(table.upload_status)
      .where(sql`upload_status in ('pending', 'processing')`),
  ],
);

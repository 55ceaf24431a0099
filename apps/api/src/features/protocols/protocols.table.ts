import type { CheckedItem, FactCorrection, ProtocolField, ProtocolProduct, ProtocolState, ReadFact } from "@clausewise/contracts";
import { index, integer, jsonb, pgTable, real, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { document } from "../documents/documents.table.ts";
import { person } from "../identity/identity.table.ts";

/** One row for each file of a document that is analysed as a protocol. */
export const protocolAnalysis = pgTable(
  "protocol_analysis",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    document_id: uuid().references(() => document.id, { onDelete: "set null" }),
    document_version: integer().notNull(),
    /** The document's title when it was begun, until the protocol's own is read. */
    title: text().notNull(),
    state: text().$type<ProtocolState>().notNull(),
    progress: real().notNull(),
    step: text().notNull(),
    problem: text(),
    /** The job that reads it; another is no longer wanted. */
    job_id: uuid(),
    /** How often that job has begun. */
    tries: integer().notNull(),
    product_type: text().$type<ProtocolProduct>(),
    facts: jsonb().$type<ReadFact[]>().notNull(),
    items: jsonb().$type<CheckedItem[]>().notNull(),
    corrections: jsonb().$type<Partial<Record<ProtocolField, FactCorrection>>>().notNull(),
    chosen: text().array().notNull(),
    created_at: timestamp().notNull(),
    updated_at: timestamp().notNull(),
  },
  (table) => [
    index("protocol_analysis_owner").on(table.owner_id, table.updated_at),
    unique("protocol_analysis_file").on(table.document_id, table.document_version),
  ],
);

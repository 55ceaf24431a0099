import type { AuditRecord } from "@clausewise/contracts";
import { sql } from "drizzle-orm";
import { type PgColumn, bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** True of the records that say that somebody was deleted. */
export const isErasure = ({ action }: { action: PgColumn }) => sql`${action} = 'person.erased'`;

/**
 * Append-only. Nothing in it names a person but by a random id: the rest is sealed under keys that lie outside the
 * database, and can be destroyed there without a row being touched. Every column but `mac` and `hash` is covered by `hash`; times are kept as the text that was hashed.
 *
 * A trigger refuses UPDATE, DELETE and TRUNCATE unless the session says `set clausewise.maintenance = 'on'`. That stops
 * slips and careless tools, not intent: whoever owns the database can say so too, or drop the trigger, and then write
 * hashes that fit. What they cannot write is `mac`, whose key lies outside the database, and the signed checkpoints
 * beside that key; these are what a verification trusts.
 */
export const auditRecord = pgTable(
  "audit_record",
  {
    sequence: bigint({ mode: "number" }).primaryKey(),
    recorded_at: text().notNull(),
    actor_id: uuid(),
    actor_role: text().notNull(),
    subject_id: uuid(),
    request_id: text(),
    action: text().notNull(),
    object_type: text().notNull(),
    object_id: text(),
    object_version: text(),
    outcome: text().$type<AuditRecord["outcome"]>().notNull(),
    actor_sealed: text().notNull(),
    content_sealed: text().notNull(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
    mac: text().notNull(),
  },
  (table) => [
    index("audit_actor").on(table.actor_id, table.sequence),
    index("audit_subject").on(table.subject_id, table.sequence),
    // Read at each start, however long the trail is.
    index("audit_erasure").on(table.sequence).where(isErasure(table)),
  ],
);

/** One row: the end of the chain, locked while a record is added. */
export const auditHead = pgTable("audit_head", {
  id: integer().primaryKey(),
  sequence: bigint({ mode: "number" }).notNull(),
  hash: text().notNull(),
});

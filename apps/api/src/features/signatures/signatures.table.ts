import type { RoleType, SignatureMeaning, SignedKind } from "@clausewise/contracts";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

/** Somebody's signature under something of its owner's; never changed, and gone only with what was signed. */
export const signature = pgTable(
  "signature",
  {
    id: uuid().primaryKey(),
    /** Whose the signed thing is. */
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    kind: text().$type<SignedKind>().notNull(),
    object_id: uuid().notNull(),
    /** Null where they are gone; the name under which they signed stays with what they signed. */
    signer_id: uuid().references(() => person.id, { onDelete: "set null" }),
    signer_name: text().notNull(),
    signer_role: text().$type<RoleType>().notNull(),
    meaning: text().$type<SignatureMeaning>().notNull(),
    note: text().notNull(),
    /** Who confirmed the signer, and when. */
    provider: text().notNull(),
    authenticated_at: timestamp().notNull(),
    signed_at: timestamp().notNull(),
    /** SHA-256 of each part of what was signed, by the part's name. */
    parts: jsonb().$type<Record<string, string>>().notNull(),
    /** SHA-256 over the parts, and over the whole signature; the audit trail holds the latter. */
    content_hash: text().notNull(),
    digest: text().notNull(),
    audit_number: integer().notNull(),
  },
  (table) => [index("signature_object").on(table.object_id, table.kind), index("signature_owner").on(table.owner_id)],
);

/** A signature that was begun, until its signer comes back from the identity provider. */
export const signing = pgTable(
  "signing",
  {
    /** SHA-256 of the state with which they come back. */
    state_hash: text().primaryKey(),
    /** Who signs. */
    owner_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    /** Hash of the session in which it was begun. */
    session_hash: text().notNull(),
    kind: text().$type<SignedKind>().notNull(),
    object_id: uuid().notNull(),
    content_hash: text().notNull(),
    meaning: text().$type<SignatureMeaning>().notNull(),
    note: text().notNull(),
    begun_at: timestamp().notNull(),
  },
  (table) => [index("signing_owner").on(table.owner_id)],
);

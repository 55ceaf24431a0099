import type { RoleType } from "@clausewise/contracts";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";

export const person = pgTable(
  "person",
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    given_name: text(),
    name: text(),
    picture: text(),
    /** What the person may do, worked out from what follows and the settings; at sign-in and at each start. */
    role_type: text().$type<RoleType>().notNull(),
    /** Whether the provider vouches for the address. */
    email_verified: boolean().notNull().default(false),
    /** Role that the provider says, where its word counts, and that an administrator gave. */
    provider_role: text().$type<RoleType>(),
    granted_role: text().$type<RoleType>(),
    /** When an administrator closed the account. */
    disabled_at: timestamp(),
    /** By its IANA name; null for that of the browser. */
    time_zone: text(),
    created_at: timestamp().notNull(),
  },
  (table) => [unique("person_provider_subject").on(table.provider, table.subject)],
);

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the cookie's session id: a stolen table opens no session. */
    id_hash: text().primaryKey(),
    /** What the person is told of it, which opens nothing. */
    id: uuid().notNull().unique("session_id").defaultRandom(),
    person_id: uuid().references(() => person.id, { onDelete: "cascade" }),
    data: text().notNull(),
    /** Browser and system in words. */
    client: text().notNull().default(""),
    created_at: timestamp()
      .notNull()
      .default(sql`now()`),
    last_seen_at: timestamp()
      .notNull()
      .default(sql`now()`),
    expires_at: timestamp().notNull(),
  },
  (table) => [index("session_person").on(table.person_id), index("session_expiry").on(table.expires_at)],
);

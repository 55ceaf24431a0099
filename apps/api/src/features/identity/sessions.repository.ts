import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import type { Actor } from "../../service.ts";
import { person, session } from "./identity.table.ts";

export interface StoredSession {
  actor: Actor;
  data: string;
}

/** The session with this id hash and its person, unless it has expired by now. */
export async function findSession(database: Database, idHash: string, now: string): Promise<StoredSession | null> {
  const [row] = await database
    .select({ data: session.data, id: person.id, label: person.email, role: person.role_type })
    .from(session)
    .innerJoin(person, eq(person.id, session.person_id))
    .where(and(eq(session.id_hash, idHash), gt(session.expires_at, now), isNull(person.disabled_at)));
  return row ? { actor: { id: row.id, label: row.label, role: row.role }, data: row.data } : null;
}

export async function insertSession(database: Database, row: { id_hash: string; person_id: string; data: string; expires_at: string }) {
  await database.insert(session).values(row);
}

/** Changes a session that is still there; one that was ended meanwhile stays ended. */
export async function extendSession(database: Database, idHash: string, change: { data: string; expires_at: string }): Promise<void> {
  await database.update(session).set(change).where(eq(session.id_hash, idHash));
}

/** Ends one session; false when there was none. */
export const endSession = async (database: Database, idHash: string): Promise<boolean> =>
  (await database.delete(session).where(eq(session.id_hash, idHash)).returning({ id: session.id_hash })).length > 0;

/** Ends every session of a person and says how many there were. */
export const endSessionsOf = async (database: Database, personId: string): Promise<number> =>
  (await database.delete(session).where(eq(session.person_id, personId)).returning({ id: session.id_hash })).length;

export async function dropExpiredSessions(database: Database, now: string): Promise<void> {
  await database.delete(session).where(lte(session.expires_at, now));
}

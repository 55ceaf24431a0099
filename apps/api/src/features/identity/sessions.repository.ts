import type { SessionFilter } from "@clausewise/contracts";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import type { Actor, Viewer } from "../../service.ts";
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

export async function insertSession(database: Database, row: typeof session.$inferInsert): Promise<void> {
  await database.insert(session).values(row);
}

/** When a session of a person's began; null where there is none. */
export async function sessionBegan(database: Database, viewer: Viewer, idHash: string): Promise<string | null> {
  const [row] = await database
    .select({ created_at: session.created_at })
    .from(session)
    .where(and(eq(session.id_hash, idHash), eq(session.person_id, viewer.id)));
  return row?.created_at ?? null;
}

/** Where somebody is signed in, now; `idHash` is the session that asks. */
export function listSessions(
  database: Database,
  viewer: Viewer,
  { idHash, now }: { idHash: string | null; now: string },
  filter: SessionFilter,
) {
  const { id, client, created_at, last_seen_at, id_hash } = session;
  const lasting = and(eq(session.person_id, viewer.id), gt(session.expires_at, now));
  return pageOf(filter, byCreation(session)[filter.sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({
        id,
        client,
        created_at,
        last_seen_at,
        current: sql<boolean>`${id_hash} = ${idHash ?? ""}`,
        ...columns(database.$count(session, lasting)),
      })
      .from(session)
      .where(and(lasting, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Ends the session of a person's that has this public name; gives its id hash, or null when there was none. */
export async function endSessionNamed(tx: Database, viewer: Viewer, id: string): Promise<string | null> {
  const [ended] = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.person_id, viewer.id)))
    .returning({ idHash: session.id_hash });
  return ended?.idHash ?? null;
}

/** Changes a session that is still there; one that was ended meanwhile stays ended. */
export async function extendSession(
  database: Database,
  idHash: string,
  change: { data: string; last_seen_at: string; expires_at: string },
): Promise<void> {
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

import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { share, type SharedKind, type ShareLevel } from "./sharing.table.ts";

/** One thing that can be shared. */
export interface Shared {
  kind: SharedKind;
  id: string;
}

const isOf = ({ kind, id }: Shared) => and(eq(share.kind, kind), eq(share.object_id, id));

/** Lets somebody have one of the viewer's things; shared again, the level is the new one. False where it was the same before. */
export async function putShare(
  tx: Database,
  viewer: Viewer,
  shared: Shared,
  personId: string,
  level: ShareLevel,
  now: string,
): Promise<boolean> {
  const rows = await tx
    .insert(share)
    .values({ kind: shared.kind, object_id: shared.id, person_id: personId, level, ...ownedBy(viewer), created_at: now })
    .onConflictDoUpdate({ target: [share.kind, share.object_id, share.person_id], set: { level }, setWhere: ne(share.level, level) })
    .returning({ id: share.object_id });
  return rows.length > 0;
}

export async function dropShares(tx: Database, viewer: Viewer, shared: Shared): Promise<void> {
  await tx.delete(share).where(and(isOf(shared), owned(share, viewer)));
}

export async function readSharedWith(database: Database, viewer: Viewer, shared: Shared): Promise<string[]> {
  const rows = await database
    .select({ person_id: share.person_id })
    .from(share)
    .where(and(isOf(shared), owned(share, viewer)))
    .orderBy(asc(share.created_at), asc(share.person_id));
  return rows.map(({ person_id }) => person_id);
}

/** Takes it back; false when the viewer had not shared it with them. */
export async function dropShare(tx: Database, viewer: Viewer, shared: Shared, personId: string): Promise<boolean> {
  const mine = and(isOf(shared), eq(share.person_id, personId), owned(share, viewer));
  return (await tx.delete(share).where(mine).returning({ id: share.object_id })).length > 0;
}

/** What was shared with the viewer; null when nothing of it was. */
export async function findLevel(database: Database, viewer: Viewer, shared: Shared): Promise<ShareLevel | null> {
  const [row] = await database
    .select({ level: share.level })
    .from(share)
    .where(and(isOf(shared), eq(share.person_id, viewer.id)));
  return row?.level ?? null;
}

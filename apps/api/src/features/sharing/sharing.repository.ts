import { and, eq } from "drizzle-orm";
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

/** Lets somebody have one of the viewer's things; shared again, the level is the new one. */
export async function putShare(tx: Database, viewer: Viewer, shared: Shared, personId: string, level: ShareLevel, now: string) {
  await tx
    .insert(share)
    .values({ kind: shared.kind, object_id: shared.id, person_id: personId, level, ...ownedBy(viewer), created_at: now })
    .onConflictDoUpdate({ target: [share.kind, share.object_id, share.person_id], set: { level } });
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

import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { updateMark } from "./intelligence.table.ts";

/** What a person bookmarked and read, by the name of the update. */
export async function readMarks(database: Database, viewer: Viewer) {
  const { update_id, bookmarked_at, read_at } = updateMark;
  const rows = await database
    .select({ update_id, bookmarked_at, read_at })
    .from(updateMark)
    .where(owned(updateMark, viewer))
    .orderBy(update_id);
  return new Map(rows.map((row) => [row.update_id, { is_bookmarked: row.bookmarked_at !== null, is_read: row.read_at !== null }] as const));
}

/** Sets one of the two; the other stays as it is. */
export async function setMark(
  tx: Database,
  viewer: Viewer,
  update_id: string,
  change: { bookmarked_at: string | null } | { read_at: string | null },
): Promise<void> {
  await tx
    .insert(updateMark)
    .values({ ...ownedBy(viewer), update_id })
    .onConflictDoNothing();
  await tx
    .update(updateMark)
    .set(change)
    .where(and(owned(updateMark, viewer), eq(updateMark.update_id, update_id)));
}

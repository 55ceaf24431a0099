import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { watchedGuidance } from "./guidance.table.ts";

/** Ids of the documents that a person watches, the last chosen first. */
export async function listWatched(database: Database, viewer: Viewer): Promise<string[]> {
  const rows = await database
    .select({ id: watchedGuidance.guidance_id })
    .from(watchedGuidance)
    .where(owned(watchedGuidance, viewer))
    .orderBy(desc(watchedGuidance.watched_at), asc(watchedGuidance.guidance_id));
  return rows.map(({ id }) => id);
}

export async function addWatched(tx: Database, viewer: Viewer, guidance_id: string, watched_at: string): Promise<void> {
  await tx
    .insert(watchedGuidance)
    .values({ ...ownedBy(viewer), guidance_id, watched_at })
    .onConflictDoNothing();
}

export async function dropWatched(tx: Database, viewer: Viewer, guidanceId: string): Promise<void> {
  await tx.delete(watchedGuidance).where(and(owned(watchedGuidance, viewer), eq(watchedGuidance.guidance_id, guidanceId)));
}

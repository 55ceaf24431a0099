import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownerIn } from "../../platform/database/owned.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { watchedGuidance } from "./guidance.table.ts";

const { guidance_id: id, watched_at } = watchedGuidance;

/** The documents that a person watches with since when, the last chosen first. */
export const readWatched = (database: Database, viewer: Viewer) =>
  database.select({ id, watched_at }).from(watchedGuidance).where(owned(watchedGuidance, viewer)).orderBy(desc(watched_at), asc(id));

/** Ids of the documents that a person watches, the last chosen first. */
export const listWatched = async (database: Database, viewer: Viewer): Promise<string[]> =>
  (await readWatched(database, viewer)).map((row) => row.id);

/** Everybody who watches a document. */
export const readWatchers = async (database: Database): Promise<Viewer[]> =>
  (await database.selectDistinctOn([ownerIn(watchedGuidance)]).from(watchedGuidance)).map(ownerOf);

/** The documents that anybody watches. */
export const readWatchedByAnybody = (database: Database) => database.selectDistinct({ id }).from(watchedGuidance);

export async function addWatched(tx: Database, viewer: Viewer, guidance_id: string, watched_at: string): Promise<void> {
  await tx
    .insert(watchedGuidance)
    .values({ ...ownedBy(viewer), guidance_id, watched_at })
    .onConflictDoNothing();
}

export async function dropWatched(tx: Database, viewer: Viewer, guidanceId: string): Promise<void> {
  await tx.delete(watchedGuidance).where(and(owned(watchedGuidance, viewer), eq(watchedGuidance.guidance_id, guidanceId)));
}

import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownerIn } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { discussionReader } from "./discussions.table.ts";

export interface ReaderRow {
  follows: boolean | null;
  seen_at: string | null;
}

/** What a discussion is to somebody; null where it is nothing yet. */
export async function findReader(database: Database, viewer: Viewer, threadId: string): Promise<ReaderRow | null> {
  const { follows, seen_at } = discussionReader;
  const [row] = await database
    .select({ follows, seen_at })
    .from(discussionReader)
    .where(and(eq(discussionReader.thread_id, threadId), owned(discussionReader, viewer)));
  return row ?? null;
}

const key = [discussionReader.thread_id, ownerIn(discussionReader)];

export async function setFollows(tx: Database, viewer: Viewer, threadId: string, follows: boolean): Promise<void> {
  await tx
    .insert(discussionReader)
    .values({ thread_id: threadId, follows, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: key, set: { follows } });
}

/** Has somebody follow from now on who never said that they do not want to. */
export async function beginFollowing(tx: Database, viewer: Viewer, threadId: string, now: string): Promise<void> {
  const follows = sql`coalesce(${discussionReader.follows}, true)`;
  await tx
    .insert(discussionReader)
    .values({ thread_id: threadId, follows: true, seen_at: now, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: key, set: { follows, seen_at: now } });
}

export async function setSeen(tx: Database, viewer: Viewer, threadId: string, now: string): Promise<void> {
  await tx
    .insert(discussionReader)
    .values({ thread_id: threadId, seen_at: now, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: key, set: { seen_at: now } });
}

export async function readFollowers(tx: Database, threadId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: ownerIn(discussionReader) })
    .from(discussionReader)
    .where(and(eq(discussionReader.thread_id, threadId), eq(discussionReader.follows, true)));
  return rows.map(({ id }) => id);
}

import type { Feed } from "@clausewise/contracts";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { feed } from "./feeds.table.ts";

const shown = { id: feed.id, name: feed.name, created_at: feed.created_at, last_read_at: feed.last_read_at };

export const listFeeds = (database: Database, viewer: Viewer): Promise<Feed[]> =>
  database.select(shown).from(feed).where(owned(feed, viewer)).orderBy(desc(feed.created_at), feed.id);

export const insertFeed = async (
  tx: Database,
  viewer: Viewer,
  { name, token_hash, now }: { name: string; token_hash: string; now: string },
): Promise<Feed> =>
  first(
    await tx
      .insert(feed)
      .values({ name, token_hash, created_at: now, ...ownedBy(viewer) })
      .returning(shown),
  );

/** False where the viewer has none of that id. */
export async function deleteFeed(tx: Database, viewer: Viewer, id: string): Promise<boolean> {
  const gone = await tx
    .delete(feed)
    .where(and(owned(feed, viewer), eq(feed.id, id)))
    .returning({ id: feed.id });
  return gone.length > 0;
}

/** What a token opens, and to whom it belongs; null where it opens nothing. */
export async function findOpened(database: Database, token_hash: string): Promise<(Feed & { viewer: Viewer }) | null> {
  const [row] = await database.select().from(feed).where(eq(feed.token_hash, token_hash));
  return row ? { ...row, viewer: ownerOf(row) } : null;
}

/** Notes that one was read, where the last time noted is before `stale`. */
export async function noteRead(database: Database, id: string, { now, stale }: { now: string; stale: string }): Promise<void> {
  await database
    .update(feed)
    .set({ last_read_at: now })
    .where(and(eq(feed.id, id), or(isNull(feed.last_read_at), lt(feed.last_read_at, stale))));
}

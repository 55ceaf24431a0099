import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { discussionClause, discussionPost } from "./discussions.table.ts";

export type ClauseRow = typeof discussionClause.$inferSelect;

/** What some posts cite that are there, each in its own order. */
export const readClauses = (database: Database, postIds: readonly string[]): Promise<ClauseRow[]> =>
  database
    .select()
    .from(discussionClause)
    .where(oneOf(discussionClause.post_id, postIds))
    .orderBy(asc(discussionClause.post_id), asc(discussionClause.place));

/** What is cited in some discussions by what can be read there. */
export const readClausesOfThreads = (database: Database, threadIds: readonly string[]) =>
  database
    .select({ id: discussionClause.id, thread_id: discussionPost.thread_id, clause: discussionClause.clause })
    .from(discussionClause)
    .innerJoin(discussionPost, eq(discussionPost.id, discussionClause.post_id))
    .where(and(oneOf(discussionPost.thread_id, threadIds), isNull(discussionPost.removed_at)))
    .orderBy(asc(discussionPost.createdAt), asc(discussionClause.place));

export async function findClause(database: Database, id: string): Promise<ClauseRow | null> {
  const [row] = await database.select().from(discussionClause).where(eq(discussionClause.id, id));
  return row ?? null;
}

export const insertClauses = (tx: Database, rows: readonly ClauseRow[]): Promise<void> => insertRows(tx, discussionClause, rows);

export async function deleteClauses(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(discussionClause).where(oneOf(discussionClause.id, ids));
}

export async function updateClause(tx: Database, id: string, given: Partial<Pick<ClauseRow, "place" | "words" | "confirmed_at">>) {
  await tx.update(discussionClause).set(given).where(eq(discussionClause.id, id));
}

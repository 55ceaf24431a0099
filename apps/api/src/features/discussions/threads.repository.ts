import type { DiscussionFilter } from "@clausewise/contracts";
import { and, arrayOverlaps, eq, exists, getTableColumns, isNull, ne, not, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder, alias } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownerIn } from "../../platform/database/owned.ts";
import { pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { byRecent, byViews, byVotes, discussionPost, discussionReader, discussionThread, parted, wordsOf } from "./discussions.table.ts";

export type ThreadRow = typeof discussionThread.$inferSelect;
type NewThread = Pick<ThreadRow, "category" | "createdAt" | "lastActivity">;
type Changed = { [Field in keyof ThreadRow]?: ThreadRow[Field] | undefined };

const opening = alias(discussionPost, "opening");
/** Something of the words that began a discussion, where they are there. */
const ifThere = <T>(words: SQLWrapper) => sql<T | null>`case when ${opening.removed_at} is null then ${words} end`;
const reply = alias(discussionPost, "reply");
const isReply = and(eq(reply.thread_id, discussionThread.id), ne(reply.id, discussionThread.id), isNull(reply.removed_at));

/** Characters of which the beginning that a list shows is made. */
const excerptOf = 600;

const replies = (condition?: SQL) => sql<number>`(select count(*)::int from ${discussionPost} reply where ${and(isReply, condition)})`;

const shown = {
  ...getTableColumns(discussionThread),
  title: ifThere<string>(opening.title),
  tags: ifThere<string[]>(opening.tags),
  owner: ownerIn(opening),
  beginning: ifThere<string>(sql`left(${opening.content}, ${excerptOf})`),
  follows: discussionReader.follows,
  seen_at: discussionReader.seen_at,
  reply_count: replies(),
  accepted_count: replies(eq(reply.is_accepted, true)),
};

/** A discussion as a list reads it. */
export type ListedThread = ThreadRow & {
  title: string | null;
  tags: string[] | null;
  owner: string | null;
  beginning: string | null;
  follows: boolean | null;
  seen_at: string | null;
  reply_count: number;
  accepted_count: number;
};

const orderBy = (key: SQL, type: string): ListOrder => ({ key, type, id: discussionThread.id, direction: "descending" });

const orders: Record<DiscussionFilter["sort"], ListOrder> = {
  recent: orderBy(byRecent(discussionThread), "timestamp"),
  popular: orderBy(byViews(discussionThread), "integer"),
  votes: orderBy(byVotes(discussionThread), "integer"),
};

const posts = new QueryBuilder();

/** True of the discussions that a statement finds, which runs once, before any is looked at, however the rest is planned. */
const among = (ids: SQLWrapper): SQL => sql`${discussionThread.id} = any(array${ids})`;

/** True of discussions that have a post of which something is true, and which can be read. */
const having = (condition: SQL | undefined): SQL =>
  among(
    posts
      .select({ id: discussionPost.thread_id })
      .from(discussionPost)
      .where(and(isNull(discussionPost.removed_at), condition)),
  );

/** True of posts with a tag, however it begins or is written throughout. */
function tagged(tag: string): SQL {
  const low = tag.trim().toLowerCase();
  return arrayOverlaps(discussionPost.tags, [tag.trim(), low, low.toUpperCase(), `${low.slice(0, 1).toUpperCase()}${low.slice(1)}`]);
}

/** True of posts in which every word stands that is looked for, or begins one. */
const holding = (search: string): SQL =>
  sql`${wordsOf(discussionPost)} @@ to_tsquery('simple'::regconfig, replace(nullif(trim(${parted(sql`${search}::text`)}), ''), ' ', ':* & ') || ':*')`;

const begunBy = (viewer: Viewer) => and(owned(discussionPost, viewer), eq(discussionPost.id, discussionPost.thread_id));

const followedBy = (viewer: Viewer): SQL =>
  among(
    posts
      .select({ id: discussionReader.thread_id })
      .from(discussionReader)
      .where(and(owned(discussionReader, viewer), eq(discussionReader.follows, true))),
  );

function inScope(viewer: Viewer, scope: DiscussionFilter["scope"]): SQL | undefined {
  if (scope === "open") return eq(discussionThread.isResolved, false);
  if (scope === "own") return having(begunBy(viewer));
  return scope === "followed" ? followedBy(viewer) : undefined;
}

/** True of those of which something is there to be read, as far as search, tag and scope leave them. */
const searched = (viewer: Viewer, { search, tag, scope }: DiscussionFilter): SQL | undefined =>
  and(
    sql`${discussionThread.is_listed}`,
    search?.trim() ? or(having(holding(search)), having(tagged(search))) : undefined,
    tag === undefined ? undefined : having(tagged(tag)),
    inScope(viewer, scope),
  );

const readBy = (viewer: Viewer) => and(eq(discussionReader.thread_id, discussionThread.id), owned(discussionReader, viewer));

export function listThreads(database: Database, viewer: Viewer, filter: DiscussionFilter, total: number) {
  const { category } = filter;
  return pageOf(filter, orders[filter.sort], ({ columns, after, orderBy: inOrder, limit }) =>
    database
      .select({ ...shown, ...columns(sql<number>`${total}::int`) })
      .from(discussionThread)
      .leftJoin(opening, eq(opening.id, discussionThread.id))
      .leftJoin(discussionReader, readBy(viewer))
      .where(and(searched(viewer, filter), category && eq(discussionThread.category, category), after))
      .orderBy(...inOrder)
      .limit(limit),
  );
}

/** How many of each category there are among which a list looks. */
export const countCategories = (database: Database, viewer: Viewer, filter: DiscussionFilter) =>
  database
    .select({ category: discussionThread.category, count: sql<number>`count(*)::int` })
    .from(discussionThread)
    .where(searched(viewer, filter))
    .groupBy(discussionThread.category);

export async function findThread(database: Database, id: string): Promise<ThreadRow | null> {
  const [row] = await database.select().from(discussionThread).where(eq(discussionThread.id, id));
  return row ?? null;
}

export const insertThread = async (tx: Database, given: NewThread): Promise<ThreadRow> =>
  first(await tx.insert(discussionThread).values(given).returning());

export const updateThread = async (tx: Database, id: string, given: Changed): Promise<ThreadRow> =>
  first(await tx.update(discussionThread).set(given).where(eq(discussionThread.id, id)).returning());

/** Counts one more or one less, and says how many there are. */
export const countOn = async (tx: Database, id: string, what: "views" | "votes", by: 1 | -1): Promise<number> =>
  first(
    await tx
      .update(discussionThread)
      .set({ [what]: sql`${discussionThread[what]} + ${by}` })
      .where(eq(discussionThread.id, id))
      .returning({ count: discussionThread[what] }),
  ).count;

/** Deletes a discussion of which nothing is left to be read. */
export const deleteThread = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(discussionThread).where(eq(discussionThread.id, id));
};

const standing = posts
  .select({ id: discussionPost.id })
  .from(discussionPost)
  .where(and(eq(discussionPost.thread_id, discussionThread.id), isNull(discussionPost.removed_at)));

/** Lists discussions of which something can be read, and no others. */
export async function relist(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(discussionThread)
    .set({ is_listed: exists(standing) })
    .where(oneOf(discussionThread.id, ids));
}

/** Deletes those of some discussions in which nobody's words stand any longer. */
export async function deleteEmpty(tx: Database, ids: readonly string[]): Promise<void> {
  const post = posts.select({ id: discussionPost.id }).from(discussionPost).where(eq(discussionPost.thread_id, discussionThread.id));
  await tx.delete(discussionThread).where(and(oneOf(discussionThread.id, ids), not(exists(post))));
}

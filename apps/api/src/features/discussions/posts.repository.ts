import { and, asc, desc, eq, getTableColumns, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy, ownerIn, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { discussionEdition, discussionPost, discussionVote } from "./discussions.table.ts";

const row = { ...withoutOwner(getTableColumns(discussionPost)), owner: ownerIn(discussionPost) };

export type PostRow = Unowned<typeof discussionPost.$inferSelect> & { owner: string };
export type EditionRow = Pick<typeof discussionEdition.$inferSelect, "title" | "tags" | "content" | "at">;
type NewPost = Unowned<typeof discussionPost.$inferInsert>;
type Changed = { [Field in keyof NewPost]?: NewPost[Field] | undefined };

/** Everything of a discussion: what began it and accepted replies first, then by time. */
export const readPosts = (database: Database, threadId: string): Promise<PostRow[]> =>
  database
    .select(row)
    .from(discussionPost)
    .where(eq(discussionPost.thread_id, threadId))
    .orderBy(
      desc(sql`${discussionPost.id} = ${discussionPost.thread_id}`),
      desc(discussionPost.is_accepted),
      asc(discussionPost.createdAt),
      asc(discussionPost.id),
    );

export async function findPost(database: Database, id: string): Promise<PostRow | null> {
  const [found] = await database.select(row).from(discussionPost).where(eq(discussionPost.id, id));
  return found ?? null;
}

/** Everything that somebody wrote, by its discussion. */
export const readPostsOf = (tx: Database, writer: Viewer): Promise<{ id: string; thread_id: string }[]> =>
  tx.select({ id: discussionPost.id, thread_id: discussionPost.thread_id }).from(discussionPost).where(owned(discussionPost, writer));

export async function deletePostsOf(tx: Database, writer: Viewer): Promise<void> {
  await tx.delete(discussionPost).where(owned(discussionPost, writer));
}

export const countReplies = (tx: Database, threadId: string): Promise<number> =>
  tx.$count(discussionPost, and(eq(discussionPost.thread_id, threadId), ne(discussionPost.id, threadId)));

export const insertPost = async (tx: Database, writer: Viewer, given: NewPost): Promise<PostRow> =>
  first(
    await tx
      .insert(discussionPost)
      .values({ ...given, ...ownedBy(writer) })
      .returning(row),
  );

export const updatePost = async (tx: Database, id: string, given: Changed): Promise<PostRow> =>
  first(await tx.update(discussionPost).set(given).where(eq(discussionPost.id, id)).returning(row));

export async function insertEdition(tx: Database, writer: Viewer, postId: string, said: EditionRow): Promise<void> {
  await tx.insert(discussionEdition).values({ ...said, post_id: postId, ...ownedBy(writer) });
}

/** What a post said before, the newest first. */
export const readEditions = (database: Database, postId: string): Promise<EditionRow[]> => {
  const { title, tags, content, at } = discussionEdition;
  return database
    .select({ title, tags, content, at })
    .from(discussionEdition)
    .where(eq(discussionEdition.post_id, postId))
    .orderBy(desc(at), desc(discussionEdition.id));
};

export async function deleteEditions(tx: Database, postId: string): Promise<void> {
  await tx.delete(discussionEdition).where(eq(discussionEdition.post_id, postId));
}

/** For which of some posts somebody voted. */
export async function readVotes(database: Database, viewer: Viewer, postIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ id: discussionVote.post_id })
    .from(discussionVote)
    .where(and(owned(discussionVote, viewer), oneOf(discussionVote.post_id, postIds)));
  return new Set(found.map(({ id }) => id));
}

/** False where they voted for it already. */
export async function insertVote(tx: Database, viewer: Viewer, postId: string, now: string): Promise<boolean> {
  const added = await tx
    .insert(discussionVote)
    .values({ post_id: postId, created_at: now, ...ownedBy(viewer) })
    .onConflictDoNothing()
    .returning({ id: discussionVote.id });
  return added.length > 0;
}

/** False where they had not voted for it. */
export async function deleteVote(tx: Database, viewer: Viewer, postId: string): Promise<boolean> {
  const gone = await tx
    .delete(discussionVote)
    .where(and(owned(discussionVote, viewer), eq(discussionVote.post_id, postId)))
    .returning({ id: discussionVote.id });
  return gone.length > 0;
}

/** Counts a vote more or less, and says how many there are. */
export const countVote = async (tx: Database, id: string, by: 1 | -1): Promise<number> =>
  first(
    await tx
      .update(discussionPost)
      .set({ votes: sql`${discussionPost.votes} + ${by}` })
      .where(eq(discussionPost.id, id))
      .returning({ votes: discussionPost.votes }),
  ).votes;

/** As many people as are offered for a mention. */
const mostWriters = 500;

/** Who wrote on the board, those of one discussion first, then those who wrote last. */
export const readWriters = async (database: Database, threadId: string | null): Promise<string[]> => {
  const writer = ownerIn(discussionPost);
  const found = await database
    .select({ id: writer })
    .from(discussionPost)
    .where(isNotNull(writer))
    .groupBy(writer)
    .orderBy(desc(sql`coalesce(bool_or(${discussionPost.thread_id} = ${threadId}), false)`), desc(sql`max(${discussionPost.createdAt})`))
    .limit(mostWriters);
  return found.map(({ id }) => id);
};

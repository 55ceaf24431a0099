import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { actorOf, type Caller } from "../../service.ts";
import { countReplies, findPost, type PostRow } from "./posts.repository.ts";
import type { Said } from "./telling.ts";
import { findThread, type ThreadRow } from "./threads.repository.ts";

const noDiscussion = () => notFound("This discussion");
const noPost = () => notFound("This post");

/** Whether somebody moderates what others write. */
export const isModerator = (caller: Caller): boolean => ["reviewer", "administrator"].includes(actorOf(caller).role);

/** Whether somebody wrote a post. */
export const isOwn = ({ owner }: Pick<PostRow, "owner">, caller: Caller): boolean => owner === actorOf(caller).id;

/** A discussion of which something is left. */
export async function openThread(tx: Database, id: string): Promise<{ thread: ThreadRow; opening: PostRow | null }> {
  const [thread, opening] = await Promise.all([findThread(tx, id), findPost(tx, id)]);
  if (!thread || (opening === null && (await countReplies(tx, id)) === 0)) throw noDiscussion();
  return { thread, opening };
}

/** A post with the discussion that it is part of. */
export async function openPost(tx: Database, id: string) {
  const post = await findPost(tx, id);
  if (!post) throw noPost();
  return { post, ...(await openThread(tx, post.thread_id)) };
}

/** The same where its words are still there. */
export async function openStanding(tx: Database, id: string) {
  const found = await openPost(tx, id);
  if (found.post.removed_at !== null) throw new AppError("conflict", "This post was removed. Nothing was changed.");
  return found;
}

/** The same of what the caller wrote themselves. */
export async function openOwn(tx: Database, id: string, caller: Caller) {
  const found = await openStanding(tx, id);
  if (!isOwn(found.post, caller)) throw new AppError("forbidden", "Only whoever wrote this can do that. Nothing was changed.");
  return found;
}

/** Lets nobody but whoever began a discussion, and those who moderate, say how it stands. */
export function mayLead(opening: PostRow | null, caller: Caller): void {
  if (isModerator(caller) || (opening && isOwn(opening, caller))) return;
  throw new AppError("forbidden", "Only whoever started this discussion, or a reviewer, can do that. Nothing was changed.");
}

type Opening = Pick<PostRow, "title" | "removed_at" | "owner">;

/** What a discussion is called, in whose words; its title is gone where what began it is. */
function calledBy(opening: Opening | null): Pick<Said, "title" | "author"> {
  const title = opening?.removed_at === null ? opening.title : null;
  return title === null || !opening ? { title: "Deleted discussion", author: null } : { title, author: opening.owner };
}

/** Where a post is read, and under which name. */
export const saidIn = ({ id, thread_id }: Pick<PostRow, "id" | "thread_id">, opening: Opening | null): Said => ({
  id,
  thread_id,
  ...calledBy(opening),
});

import { counts, goneName, type DiscussionPostChanges } from "@clausewise/contracts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { ownerOf, viewerOf, type Services } from "../../service.ts";
import { isModerator, openOwn, openPost, openThread, saidIn } from "./access.ts";
import type { DiscussionParts } from "./discussion-parts.ts";
import { mentionedIn, withIds, withNames } from "./mentions.ts";
import {
  countReplies,
  deleteEditions,
  findPost,
  insertEdition,
  insertPost,
  readEditions,
  updatePost,
  type PostRow,
} from "./posts.repository.ts";
import { beginFollowing } from "./readers.repository.ts";
import { deleteThread, insertThread, relist, updateThread } from "./threads.repository.ts";

type Writing = Pick<Services["discussions"], "create" | "reply" | "edit" | "remove" | "history">;

const locked = () =>
  new AppError("conflict", "This discussion takes no further replies. What you wrote is kept; start a discussion of your own with it.");

const full = () =>
  new AppError("conflict", `This discussion has ${counts.replies} replies, as many as it takes. Start another one and link to it.`);

/** Tags once each, however they are written, as they were written first. */
function eachOnce(tags: readonly string[]): string[] {
  const trimmed = tags.map((tag) => tag.trim());
  return trimmed.filter((tag, at) => trimmed.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
}

/** What a post is changed to; only what begins a discussion has more than its words. */
function changedTo({ title, tags }: Pick<DiscussionPostChanges, "title" | "tags">, { id, thread_id }: PostRow) {
  if (id !== thread_id) return {};
  return { ...(title !== undefined && { title }), ...(tags !== undefined && { tags: eachOnce(tags) }) };
}

/** What people write on the board, change and take back. */
export function createWriting({ database, audit, clock, people, citing, showing, telling }: DiscussionParts): Writing {
  const kept = async (tx: Database, content: string): Promise<string> => withIds(content, await people.mentioned(tx, content));

  /** Nobody is left to be read: the discussion goes; else the words alone. */
  async function takeBack(tx: Database, post: PostRow): Promise<void> {
    await citing.forget(tx, [post.id]);
    await deleteEditions(tx, post.id);
    if (post.id === post.thread_id && (await countReplies(tx, post.id)) === 0) return deleteThread(tx, post.id);
    const said = { content: "", tags: [], ...(post.id === post.thread_id && { title: "" }), is_accepted: false };
    await updatePost(tx, post.id, { ...said, removed_at: clock.now(), removed_as: "author" });
    await relist(tx, [post.thread_id]);
    if (post.id === post.thread_id) await telling.renamed(tx, saidIn(post, null));
  }

  /** Keeps what a post said, and has it say something else. */
  async function reword(
    tx: Database,
    { id, owner, title, tags, content }: PostRow,
    words: Parameters<typeof updatePost>[2],
  ): Promise<void> {
    const now = clock.now();
    await insertEdition(tx, ownerOf({ owner_id: owner }), id, { title, tags, content, at: now });
    await updatePost(tx, id, { ...words, edited_at: now });
  }

  return {
    async create({ title, content, category, tags }, caller) {
      const clauses = await citing.written(content);
      const id = await audit.change(caller, async (tx) => {
        const now = clock.now();
        const thread = await insertThread(tx, { category, createdAt: now, lastActivity: now });
        const text = await kept(tx, content);
        const said = { id: thread.id, thread_id: thread.id, title, tags: eachOnce(tags), content: text, createdAt: now };
        const post = await insertPost(tx, viewerOf(caller), said);
        await citing.follow(tx, post.id, clauses);
        await beginFollowing(tx, viewerOf(caller), thread.id, now);
        await telling.written(tx, caller, saidIn(post, post), mentionedIn(text));
        await telling.changed(tx, thread.id);
        const entry = { action: "discussion.created" as const, object_id: thread.id, changes: { title, category, tags: said.tags } };
        return { result: thread.id, entry };
      });
      return showing.thread(caller, id);
    },

    async reply({ id, content, quoted_id = null }, caller) {
      const clauses = await citing.written(content);
      const replyId = await audit.change(caller, async (tx) => {
        const { thread, opening } = await openThread(tx, id);
        if (thread.is_locked) throw locked();
        if ((await countReplies(tx, id)) >= counts.replies) throw full();
        const quoted = quoted_id === null ? null : await findPost(tx, quoted_id);
        if (quoted_id !== null && quoted?.thread_id !== id) throw notFound("The post you quote");
        const now = clock.now();
        const text = await kept(tx, content);
        const post = await insertPost(tx, viewerOf(caller), { thread_id: id, content: text, quoted_id, createdAt: now });
        await updateThread(tx, id, { lastActivity: now, is_listed: true });
        await citing.follow(tx, post.id, clauses);
        await telling.written(tx, caller, saidIn(post, opening), mentionedIn(text));
        await beginFollowing(tx, viewerOf(caller), id, now);
        await telling.changed(tx, id);
        const changes = { discussion: id };
        return { result: post.id, entry: { action: "discussion.replied", object_id: post.id, changes } };
      });
      return showing.reply(caller, replyId);
    },

    async edit({ id, content, category, ...said }, caller) {
      const clauses = await citing.written(content);
      const threadId = await audit.change(caller, async (tx) => {
        const { post, thread, opening } = await openOwn(tx, id, caller);
        const words = { content: await kept(tx, content), ...changedTo(said, post) };
        const fields = Object.keys(differences({ ...post }, words));
        const moved = id === thread.id && category !== undefined && category !== thread.category;
        if (fields.length === 0 && !moved) return { result: thread.id, entry: null };
        if (fields.length > 0) await reword(tx, post, words);
        await citing.follow(tx, id, clauses);
        const fresh = mentionedIn(words.content).filter((one) => !mentionedIn(post.content).includes(one));
        if (fresh.length > 0) await telling.mentioned(tx, caller, saidIn(post, opening), fresh);
        if (words.title !== undefined && fields.includes("title")) await telling.renamed(tx, saidIn(post, { ...post, ...words }));
        if (moved) await updateThread(tx, thread.id, { category });
        await telling.changed(tx, thread.id);
        const changes = { fields: moved ? [...fields, "category"] : fields };
        return { result: thread.id, entry: { action: "discussion.edited", object_id: id, changes } };
      });
      return showing.thread(caller, threadId);
    },

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const { post } = await openOwn(tx, id, caller);
        await takeBack(tx, post);
        await telling.changed(tx, post.thread_id);
        const entry = { action: "discussion.removed" as const, object_id: id, changes: { discussion: post.thread_id } };
        return { result: { done: true as const }, entry };
      }),

    async history({ id }, caller) {
      const { post } = await openPost(database, id);
      if (post.removed_at !== null && !isModerator(caller)) return [];
      const editions = await readEditions(database, id);
      const writers = await people.writers(
        database,
        editions.flatMap(({ content }) => mentionedIn(content)),
      );
      return editions.map((one) => ({ ...one, content: withNames(one.content, (of) => writers.get(of)?.name ?? goneName).content }));
    },
  };
}

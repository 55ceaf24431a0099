import { discussionCategories, writerRoleLabels, type DiscussionFilter, type Facet } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import { countedBy } from "../../platform/listing/counted-by.ts";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import { actorOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { mayLead, openStanding, openThread, saidIn } from "./access.ts";
import { createConfirming } from "./confirming.ts";
import { discussionParts } from "./discussion-parts.ts";
import type { GivenParts } from "./given-parts.ts";
import { countVote, deleteVote, insertVote, readWriters, updatePost } from "./posts.repository.ts";
import { findReader, setFollows, setSeen } from "./readers.repository.ts";
import { putReport } from "./reports.repository.ts";
import { countCategories, countOn, listThreads, updateThread } from "./threads.repository.ts";
import { createWriting } from "./writing.ts";

/** People who are offered for a mention at once. */
const mostOffered = 8;

/** Every category, those of which there is nothing last. */
function withEmpty(counts: readonly Facet[]): Facet[] {
  const held = new Set(counts.map(({ value }) => value));
  return [...counts, ...discussionCategories.filter((one) => !held.has(one)).map((value) => ({ value, count: 0 }))];
}

/** The discussion board: what people write there for everybody, and what they make of it. */
export function createDiscussionService(given: GivenParts): Services["discussions"] {
  const parts = discussionParts(given);
  const { database, audit, clock, people, showing, telling } = parts;

  async function list(filter: DiscussionFilter, caller: Caller) {
    const { total, facets } = countedBy(["category"], await countCategories(database, viewerOf(caller), filter), filter);
    const page = await listThreads(database, viewerOf(caller), filter, total);
    return { ...page, items: await showing.listed(caller, page.items), total, facets: { category: withEmpty(facets.category) } };
  }

  return {
    ...createWriting(parts),
    ...createConfirming(parts),
    list,
    get: ({ id }, caller) => showing.thread(caller, id),

    vote: ({ id, vote }, caller) =>
      audit.change(caller, async (tx) => {
        const { post } = await openStanding(tx, id);
        if (vote && post.owner === actorOf(caller).id) throw new AppError("conflict", "You cannot vote for what you wrote yourself.");
        const changed = vote ? await insertVote(tx, viewerOf(caller), id, clock.now()) : await deleteVote(tx, viewerOf(caller), id);
        if (!changed) return { result: { votes: post.votes, voted: vote }, entry: null };
        const votes = await countVote(tx, id, vote ? 1 : -1);
        if (id === post.thread_id) await countOn(tx, id, "votes", vote ? 1 : -1);
        await telling.changed(tx, post.thread_id);
        return { result: { votes, voted: vote }, entry: { action: "discussion.voted", object_id: id, changes: { vote } } };
      }),

    async accept({ id, accepted }, caller) {
      const threadId = await audit.change(caller, async (tx) => {
        const { post, thread, opening } = await openStanding(tx, id);
        mayLead(opening, caller);
        if (id === thread.id) throw new AppError("conflict", "A discussion is answered by its replies. Accept one of these.");
        if (post.is_accepted === accepted) return { result: thread.id, entry: null };
        await updatePost(tx, id, { is_accepted: accepted });
        if (accepted) await updateThread(tx, thread.id, { isResolved: true });
        if (accepted) await telling.accepted(tx, caller, saidIn(post, opening), post.owner);
        await telling.changed(tx, thread.id);
        return { result: thread.id, entry: { action: "discussion.accepted", object_id: id, changes: { accepted } } };
      });
      return showing.thread(caller, threadId);
    },

    async resolve({ id, resolved }, caller) {
      await audit.change(caller, async (tx) => {
        const { thread, opening } = await openThread(tx, id);
        mayLead(opening, caller);
        if (thread.isResolved === resolved) return { result: null, entry: null };
        await updateThread(tx, id, { isResolved: resolved });
        await telling.changed(tx, id);
        return { result: null, entry: { action: "discussion.resolved", object_id: id, changes: { resolved } } };
      });
      return showing.thread(caller, id);
    },

    follow: ({ id, following }, caller) =>
      audit.change(caller, async (tx) => {
        await openThread(tx, id);
        const before = await findReader(tx, viewerOf(caller), id);
        const result = { following };
        if ((before?.follows ?? false) === following) return { result, entry: null };
        await setFollows(tx, viewerOf(caller), id, following);
        return { result, entry: { action: "discussion.followed", object_id: id, changes: { following } } };
      }),

    // What somebody reads is not written into the trail.
    see: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const { thread, opening } = await openThread(tx, id);
        const isFirst = (await findReader(tx, viewerOf(caller), id))?.seen_at == null;
        await setSeen(tx, viewerOf(caller), id, clock.now());
        const counts = isFirst && opening?.owner !== actorOf(caller).id;
        return { result: { views: counts ? await countOn(tx, id, "views", 1) : thread.views }, entry: null };
      }),

    report: ({ id, reason, note }, caller) =>
      audit.change(caller, async (tx) => {
        const { post } = await openStanding(tx, id);
        const reportId = await putReport(tx, viewerOf(caller), { post_id: id, reason, note, created_at: clock.now() });
        await telling.reported(tx, caller);
        await telling.changed(tx, post.thread_id);
        return { result: { id: reportId }, entry: { action: "discussion.reported", object_id: id, changes: { reason } } };
      }),

    async people({ id, search }, caller) {
      if (id !== undefined) await openThread(database, id);
      const ids = (await readWriters(database, id ?? null)).filter((one) => one !== actorOf(caller).id);
      const writers = await people.writers(database, ids);
      const wanted = oneSpelling(search);
      const found = ids.flatMap((one) => writers.get(one) ?? []).filter(({ name }) => oneSpelling(name).includes(wanted));
      return found.slice(0, mostOffered).map(({ name, role_type }) => ({ name, role: writerRoleLabels[role_type] }));
    },
  };
}

import { goneName, type DiscussionReport } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { actorOf, type Caller, type Services } from "../../service.ts";
import { openPost, openThread, saidIn } from "./access.ts";
import { discussionParts } from "./discussion-parts.ts";
import type { GivenParts } from "./given-parts.ts";
import { mentionedIn, withNames } from "./mentions.ts";
import { updatePost } from "./posts.repository.ts";
import { findReport, listReports, settleReport, settleReportsOf, type ReportRow } from "./reports.repository.ts";
import { relist, updateThread } from "./threads.repository.ts";

type Setting = "discussion.pinned" | "discussion.locked";

/** What reviewers and administrators do about what others write. */
export function createModerationService(given: GivenParts): Services["discussionModeration"] {
  const { database, audit, clock, people, showing, telling } = discussionParts(given);

  async function shown(tx: Database, rows: readonly ReportRow[]): Promise<DiscussionReport[]> {
    const named = rows.flatMap(({ author, reporter, settled_by, content }) =>
      [author, reporter, settled_by ?? [], mentionedIn(content)].flat(),
    );
    const writers = await people.writers(tx, named);
    const nameOf = (id: string) => writers.get(id)?.name ?? goneName;
    return rows.map((row) => ({
      ...row,
      title: row.title ?? "",
      content: withNames(row.content, nameOf).content,
      author: nameOf(row.author),
      reporter: nameOf(row.reporter),
      settled_by: row.outcome === null ? null : nameOf(row.settled_by ?? ""),
    }));
  }

  /** Takes a post from the board; false where its words are gone already. */
  async function takeDown(tx: Database, caller: Caller, id: string, reason: string): Promise<boolean> {
    const { post, opening } = await openPost(tx, id);
    if (post.removed_at !== null) return false;
    const removed_by = actorOf(caller).id;
    await updatePost(tx, id, { removed_at: clock.now(), removed_as: "moderator", removed_by, removal_reason: reason });
    await settleReportsOf(tx, id, { outcome: "removed", settled_at: clock.now(), settled_by: removed_by });
    await relist(tx, [post.thread_id]);
    const said = saidIn(post, id === post.thread_id ? null : opening);
    if (id === post.thread_id) await telling.renamed(tx, said);
    const message = `A moderator removed what you wrote: ${reason}`;
    await telling.moderated(tx, caller, said, { author: post.owner, message });
    await telling.changed(tx, post.thread_id);
    return true;
  }

  async function set(id: string, caller: Caller, said: { isPinned: boolean } | { is_locked: boolean }, action: Setting) {
    await audit.change(caller, async (tx) => {
      await openThread(tx, id);
      await updateThread(tx, id, said);
      await telling.changed(tx, id);
      return { result: null, entry: { action, object_id: id, changes: said } };
    });
    return showing.thread(caller, id);
  }

  return {
    pin: ({ id, pinned }, caller) => set(id, caller, { isPinned: pinned }, "discussion.pinned"),
    lock: ({ id, locked }, caller) => set(id, caller, { is_locked: locked }, "discussion.locked"),

    async hide({ id, reason }, caller) {
      const threadId = await audit.change(caller, async (tx) => {
        const { thread, post } = await openPost(tx, id);
        const changed = await takeDown(tx, caller, id, reason);
        const entry = { action: "discussion.hidden" as const, object_id: id, subject_id: post.owner, reason };
        return { result: thread.id, entry: changed ? entry : null };
      });
      return showing.thread(caller, threadId);
    },

    async restore({ id }, caller) {
      const threadId = await audit.change(caller, async (tx) => {
        const { thread, post, opening } = await openPost(tx, id);
        if (post.removed_as === "author") throw new AppError("conflict", "Its author took this back, and its words are gone.");
        if (post.removed_at === null) return { result: thread.id, entry: null };
        await updatePost(tx, id, { removed_at: null, removed_as: null, removed_by: null, removal_reason: null });
        await relist(tx, [thread.id]);
        const said = saidIn(post, id === thread.id ? { ...post, removed_at: null } : opening);
        if (id === thread.id) await telling.renamed(tx, said);
        const message = "A moderator put back what you wrote.";
        await telling.moderated(tx, caller, said, { author: post.owner, message });
        await telling.changed(tx, thread.id);
        return { result: thread.id, entry: { action: "discussion.restored", object_id: id, subject_id: post.owner } };
      });
      return showing.thread(caller, threadId);
    },

    async reports(filter) {
      const page = await listReports(database, filter);
      return { ...page, items: await shown(database, page.items) };
    },

    async settle({ id, outcome, reason }, caller) {
      if (outcome === "removed" && reason === undefined)
        throw new AppError("invalid", "Say why it is removed: its author and readers are told.");
      return audit.change(caller, async (tx) => {
        const report = await findReport(tx, id);
        if (!report) throw notFound("This report");
        if (report.outcome !== null) throw new AppError("conflict", "This report was settled already. Nothing was changed.");
        if (outcome === "removed") await takeDown(tx, caller, report.post_id, reason ?? "");
        await settleReport(tx, id, { outcome, settled_at: clock.now(), settled_by: actorOf(caller).id });
        await telling.changed(tx, report.thread_id);
        const [result] = await shown(tx, [(await findReport(tx, id)) ?? report]);
        if (!result) throw notFound("This report");
        return { result, entry: { action: "discussion.settled", object_id: id, subject_id: report.author, changes: { outcome } } };
      });
    },
  };
}

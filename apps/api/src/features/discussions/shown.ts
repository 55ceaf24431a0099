import {
  goneName,
  ownName,
  writerRoleLabels,
  type DiscussionClause,
  type DiscussionReply,
  type DiscussionSummary,
  type DiscussionThread,
} from "@clausewise/contracts";
import { actorOf, viewerOf, type Caller } from "../../service.ts";
import type { Writer } from "../identity/people.reads.ts";
import { isModerator, isOwn, openPost, openThread } from "./access.ts";
import type { CitingClauses } from "./citing.ts";
import { readClauses } from "./clauses.repository.ts";
import type { GivenParts } from "./given-parts.ts";
import { mentionedIn, withNames } from "./mentions.ts";
import { plainBeginning } from "./plain-beginning.ts";
import { readPosts, readVotes, type PostRow } from "./posts.repository.ts";
import { findReader } from "./readers.repository.ts";
import type { ListedThread, ThreadRow } from "./threads.repository.ts";

interface Parts extends Pick<GivenParts, "database" | "people"> {
  citing: CitingClauses;
}

/** What posts are shown with. */
interface Beside {
  caller: Caller;
  writers: ReadonlyMap<string, Writer>;
  voted: ReadonlySet<string>;
  clauses: ReadonlyMap<string, DiscussionClause[]>;
}

/** Who wrote something, as the caller reads of them. */
function authorOf(owner: string | null, { caller, writers }: Pick<Beside, "caller" | "writers">) {
  const { regulatory_professional } = writerRoleLabels;
  if (owner === actorOf(caller).id) return { author: ownName, authorRole: regulatory_professional, is_own: true };
  const writer = owner === null ? undefined : writers.get(owner);
  return { author: writer?.name ?? goneName, authorRole: writer ? writerRoleLabels[writer.role_type] : "", is_own: false };
}

/** Whether the caller may read the words of a post: what a moderator removed is left to its author and to those who moderate. */
const mayReadWords = (post: PostRow, caller: Caller): boolean => post.removed_at === null || isOwn(post, caller) || isModerator(caller);

const removalOf = ({ removed_at, removed_as, removal_reason }: PostRow): DiscussionThread["removal"] =>
  removed_at === null || removed_as === null ? null : { by: removed_as, at: removed_at, reason: removal_reason };

function shownPost(post: PostRow, beside: Beside) {
  const { id, votes, createdAt, edited_at } = post;
  const kept = mayReadWords(post, beside.caller) ? post.content : "";
  return {
    id,
    ...withNames(kept, (of) => beside.writers.get(of)?.name ?? goneName),
    ...authorOf(post.owner, beside),
    votes,
    voted: beside.voted.has(id),
    createdAt,
    edited_at,
    removal: removalOf(post),
    clauses: beside.clauses.get(id) ?? [],
  };
}

const shownReply = (post: PostRow, beside: Beside): DiscussionReply => ({
  ...shownPost(post, beside),
  quoted_id: post.quoted_id,
  is_accepted: post.is_accepted,
});

/** What stands in the place of words that went with their author's account. */
const withoutOpening = ({ id, votes, createdAt }: ThreadRow, beside: Beside) => ({
  ...authorOf(null, beside),
  id,
  content: "",
  title: "",
  tags: [],
  votes,
  voted: false,
  createdAt,
  edited_at: null,
  removal: { by: "author" as const, at: null, reason: null },
  mentions: [],
  clauses: [],
});

/** Discussions as they are told to somebody; never within a transaction, since what is cited is read beside it. */
export function createShowing({ database, people, citing }: Parts) {
  async function besideOf(caller: Caller, posts: readonly PostRow[]): Promise<Beside> {
    const standing = posts.filter(({ removed_at }) => removed_at === null).map(({ id }) => id);
    const [writers, voted, clauses] = await Promise.all([
      people.writers(
        database,
        posts.flatMap(({ owner, content }) => [owner, ...mentionedIn(content)]),
      ),
      readVotes(database, viewerOf(caller), standing),
      readClauses(database, standing).then((rows) => citing.shown(rows)),
    ]);
    const byPost = Map.groupBy(clauses, ({ post_id }) => post_id);
    const withoutPost = ({ post_id: _post, ...clause }: DiscussionClause & { post_id: string }): DiscussionClause => clause;
    return { caller, writers, voted, clauses: new Map([...byPost].map(([id, all]) => [id, all.map(withoutPost)])) };
  }

  async function thread(caller: Caller, id: string): Promise<DiscussionThread> {
    const { thread: row } = await openThread(database, id);
    const posts = await readPosts(database, id);
    const [beside, reader] = await Promise.all([besideOf(caller, posts), findReader(database, viewerOf(caller), id)]);
    const opening = posts.find((post) => post.id === id);
    const readable = opening !== undefined && mayReadWords(opening, caller);
    const { category, views, lastActivity, isPinned, isResolved, is_locked } = row;
    return {
      ...(opening ? shownPost(opening, beside) : withoutOpening(row, beside)),
      title: (readable && opening.title) || "",
      tags: readable ? opening.tags : [],
      category,
      views,
      lastActivity,
      isPinned,
      isResolved,
      is_locked,
      following: reader?.follows ?? false,
      replies: posts.filter((post) => post.id !== id).map((post) => shownReply(post, beside)),
    };
  }

  async function reply(caller: Caller, id: string): Promise<DiscussionReply> {
    const { post } = await openPost(database, id);
    return shownReply(post, await besideOf(caller, [post]));
  }

  async function listed(caller: Caller, rows: readonly ListedThread[]): Promise<DiscussionSummary[]> {
    const ids = rows.map(({ id }) => id);
    const named = rows.flatMap(({ owner, beginning }) => [...(owner === null ? [] : [owner]), ...mentionedIn(beginning ?? "")]);
    const [writers, changed] = await Promise.all([people.writers(database, named), citing.changedIn(ids)]);
    return rows.map((row) => {
      const { owner, beginning, follows, seen_at, title, tags, ...said } = row;
      const { content } = withNames(beginning ?? "", (of) => writers.get(of)?.name ?? goneName);
      return {
        ...said,
        ...authorOf(owner, { caller, writers }),
        title: title ?? "",
        tags: tags ?? [],
        excerpt: plainBeginning(content),
        following: follows ?? false,
        is_news: seen_at === null || seen_at < row.lastActivity,
        changed_clauses: changed.get(row.id) ?? [],
      };
    });
  }

  return { thread, reply, listed };
}

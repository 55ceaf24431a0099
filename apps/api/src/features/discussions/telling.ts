import type { Database } from "../../platform/database/client.ts";
import { actorOf, ownerOf, viewerThatIs, type Caller } from "../../service.ts";
import type { GivenParts } from "./given-parts.ts";
import { readFollowers } from "./readers.repository.ts";

/** Where something that was written is read. */
const addressOf = ({ thread_id, id }: Pick<Said, "id" | "thread_id">): string =>
  `/discussion-board/${thread_id}${id === thread_id ? "" : `?post=${id}`}`;

/** A post, with what its discussion is called. */
export interface Said {
  id: string;
  thread_id: string;
  title: string;
  /** In whose words it is called so; null where these are gone. */
  author: string | null;
}

/** Where those who moderate look through what was reported. */
const reportsAddress = "/discussion-board/reports";

/** Tells people of what others did on the board, and has every window read it anew. */
export function createTelling({ events, people, notify, rename }: Pick<GivenParts, "events" | "people" | "notify" | "rename">) {
  const nameOf = async (tx: Database, caller: Caller): Promise<string> => {
    const { id, label } = actorOf(caller);
    return (await people.writers(tx, [id])).get(id)?.name ?? label;
  };

  const tell = (tx: Database, personId: string, said: Said, message: string, actor_id: string | null = null) =>
    notify(tx, ownerOf({ owner_id: personId }), {
      title: said.title,
      author_id: said.author,
      message,
      actor_id,
      address: addressOf(said),
    });

  /** Tells those who are mentioned, but for whoever wrote it. */
  async function mentioned(tx: Database, caller: Caller, said: Said, ids: readonly string[]): Promise<void> {
    const message = `${await nameOf(tx, caller)} mentioned you in this discussion.`;
    const own = actorOf(caller).id;
    for (const id of ids) if (id !== own) await tell(tx, id, said, message, own);
  }

  return {
    mentioned,

    /** Has every window in which the board is looked at read it anew. */
    changed: (tx: Database, threadId: string): Promise<void> =>
      events.raise(tx, { kind: "discussions", person_id: null, object_id: threadId }),

    /** Tells those who are mentioned, and then everybody else who follows; nobody of what they wrote themselves. */
    async written(tx: Database, caller: Caller, said: Said, called: readonly string[]): Promise<void> {
      await mentioned(tx, caller, said, called);
      if (said.id === said.thread_id) return;
      const own = actorOf(caller).id;
      const told = new Set([own, ...called]);
      const message = `${await nameOf(tx, caller)} replied to this discussion.`;
      for (const id of await readFollowers(tx, said.thread_id)) if (!told.has(id)) await tell(tx, id, said, message, own);
    },

    async accepted(tx: Database, caller: Caller, said: Said, author: string): Promise<void> {
      const own = actorOf(caller).id;
      if (author !== own) await tell(tx, author, said, `${await nameOf(tx, caller)} accepted your reply as an answer.`, own);
    },

    /** Tells an author what a moderator did with their words. */
    async moderated(tx: Database, caller: Caller, said: Said, { author, message }: { author: string; message: string }): Promise<void> {
      if (author !== actorOf(caller).id) await tell(tx, author, said, message);
    },

    /** Has what people were told of a discussion say what it is called now. */
    renamed: (tx: Database, said: Said): Promise<void> =>
      rename(tx, addressOf({ ...said, id: said.thread_id }), { title: said.title, author_id: said.author }),

    /** Tells those who moderate that something was reported, in nobody's words. */
    async reported(tx: Database, caller: Caller): Promise<void> {
      const said = { title: "A post was reported", message: "Look whether it may stay on the discussion board.", address: reportsAddress };
      for (const moderator of await people.reviewers(tx))
        if (moderator.id !== actorOf(caller).id) await notify(tx, viewerThatIs(moderator), said);
    },
  };
}

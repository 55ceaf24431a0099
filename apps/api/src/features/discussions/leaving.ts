import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { createCiting } from "./citing.ts";
import type { GivenParts } from "./given-parts.ts";
import { deletePostsOf, readPostsOf } from "./posts.repository.ts";
import { deleteEmpty, relist } from "./threads.repository.ts";

/** Takes from the board what somebody wrote whose account is deleted; what others replied stays. */
export function createLeaving(given: GivenParts): (tx: Database, person: Viewer) => Promise<void> {
  const citing = createCiting(given);
  return async (tx, person) => {
    const posts = await readPostsOf(tx, person);
    if (posts.length === 0) return;
    const threads = [...new Set(posts.map(({ thread_id }) => thread_id))];
    await citing.forget(
      tx,
      posts.map(({ id }) => id),
    );
    await deletePostsOf(tx, person);
    await deleteEmpty(tx, threads);
    await relist(tx, threads);
    await given.events.raise(tx, { kind: "discussions", person_id: null, object_id: null });
  };
}

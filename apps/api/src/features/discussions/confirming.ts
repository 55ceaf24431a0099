import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../service.ts";
import { isModerator, isOwn, openStanding } from "./access.ts";
import { findClause } from "./clauses.repository.ts";
import type { DiscussionParts } from "./discussion-parts.ts";

const noClause = () => notFound("This clause");

const notTheirs = () => new AppError("forbidden", "Only whoever wrote this, or a reviewer, can say that it holds. Nothing was changed.");

/** Says of clauses that changed whether what was written about them still holds. */
export function createConfirming({ database, audit, citing, telling }: DiscussionParts): Pick<Services["discussions"], "confirm"> {
  async function open(id: string) {
    const row = await findClause(database, id);
    if (!row) throw noClause();
    return row;
  }

  return {
    async confirm({ id }, caller) {
      const row = await open(id);
      const held = await citing.held(row);
      await audit.change(caller, async (tx) => {
        const { post } = await openStanding(tx, row.post_id);
        if (!isOwn(post, caller) && !isModerator(caller)) throw notTheirs();
        await citing.confirm(tx, row, held);
        await telling.changed(tx, post.thread_id);
        const entry = { action: "discussion.clause_confirmed" as const, object_id: post.id, changes: { clause: row.clause } };
        return { result: null, entry };
      });
      const [one] = await citing.shown([await open(id)]);
      if (!one) throw noClause();
      const { post_id: _, ...clause } = one;
      return clause;
    },
  };
}

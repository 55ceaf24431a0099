import type { Database } from "../../database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { findQuery, listQueries, ownsAnswer, saveQuery, setBookmark } from "./queries.repository.ts";

export const createQueryService = (database: Database, audit: AuditTrail): Services["queries"] => ({
  create: (input, caller) =>
    audit.change(caller, async (tx) => {
      const owner = actorOf(caller).id;
      if (input.answer_id && !(await ownsAnswer(tx, owner, input.answer_id))) throw notFound("This answer");
      const saved = await saveQuery(tx, owner, input);
      const changes = { question: saved.question, is_bookmarked: saved.is_bookmarked, answer_id: saved.answer_id };
      return {
        result: saved,
        entry: { action: saved.is_bookmarked ? "query.bookmarked" : "query.saved", object_type: "query", object_id: saved.id, changes },
      };
    }),

  list: ({ bookmarked }, caller) => listQueries(database, actorOf(caller).id, bookmarked),

  update: ({ id, is_bookmarked }, caller) =>
    audit.change(caller, async (tx) => {
      const before = await findQuery(tx, actorOf(caller).id, id);
      const saved = before && (await setBookmark(tx, actorOf(caller).id, id, is_bookmarked));
      if (!saved) throw notFound("This query");
      const action = is_bookmarked ? "query.bookmarked" : "query.unbookmarked";
      return {
        result: saved,
        entry: {
          action,
          object_type: "query",
          object_id: id,
          changes: { is_bookmarked: { before: before.is_bookmarked, after: is_bookmarked } },
        },
      };
    }),
});

import type { AuditAction, ChangeKind, CitedChange, Query } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditEntry, AuditTrail } from "../audit/audit-trail.ts";
import type { AnswerReads } from "../answers/answers.reads.ts";
import type { Citations } from "../citations/citations.ts";
import { findQuery, findQueryOfAnswer, insertQuery, listQueries, setBookmark } from "./queries.repository.ts";

export interface QueryParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  answers: Pick<AnswerReads, "owns">;
  citations: Pick<Citations, "changedSince">;
}

export function createQueryService({ database, audit, clock, answers, citations }: QueryParts): Services["queries"] {
  /** Sets the bookmark of a saved query; as it was, nothing is changed and nothing recorded. */
  const mark = async (tx: Database, owner: string, before: Query, is_bookmarked: boolean) => {
    if (before.is_bookmarked === is_bookmarked) return { result: before, entry: null };
    const saved = await setBookmark(tx, owner, before.id, is_bookmarked);
    if (!saved) throw notFound("This query");
    const action = is_bookmarked ? "query.bookmarked" : "query.unbookmarked";
    return { result: saved, entry: entryFor(action, saved.id, { is_bookmarked: { before: before.is_bookmarked, after: is_bookmarked } }) };
  };

  return {
    create: (input, caller) =>
      audit.change<Query>(caller, async (tx) => {
        const owner = actorOf(caller).id;
        if (input.answer_id) {
          if (!(await answers.owns(tx, owner, input.answer_id))) throw notFound("This answer");
          const known = await findQueryOfAnswer(tx, owner, input.answer_id);
          if (known) return mark(tx, owner, known, input.is_bookmarked);
        }
        const saved = await insertQuery(tx, owner, input, clock.now());
        const { question, is_bookmarked, answer_id } = saved;
        const action = is_bookmarked ? "query.bookmarked" : "query.saved";
        return { result: saved, entry: entryFor(action, saved.id, { question, is_bookmarked, answer_id }) };
      }),

    async list({ bookmarked }, caller) {
      const owner = actorOf(caller).id;
      const saved = await listQueries(database, owner, bookmarked);
      const answerIds = saved.flatMap(({ answer_id }) => (answer_id ? [answer_id] : []));
      const changes = await citations.changedSince(owner, "answer", answerIds, clock.today());
      return saved.map((one) => ({ ...one, changes: one.answer_id ? countedByKind(changes.get(one.answer_id) ?? []) : null }));
    },

    update: ({ id, is_bookmarked }, caller) =>
      audit.change<Query>(caller, async (tx) => {
        const owner = actorOf(caller).id;
        const before = await findQuery(tx, owner, id);
        if (!before) throw notFound("This query");
        return mark(tx, owner, before, is_bookmarked);
      }),
  };
}

/** How many changes there are of each kind. */
function countedByKind(changes: readonly CitedChange[]): Record<ChangeKind, number> {
  const counts = { changed: 0, removed: 0, superseded: 0, withdrawn: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

const entryFor = (action: AuditAction, id: string, changes: Record<string, unknown>): AuditEntry => ({
  action,
  object_id: id,
  changes,
});

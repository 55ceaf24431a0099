import type { AuditAction, ChangeKind, CitedChange, Query } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditEntry, AuditTrail } from "../audit/audit-trail.ts";
import type { AnswerReads } from "../answers/answers.reads.ts";
import type { Citations } from "../citations/citations.ts";
import { countQueries, insertQuery, listQueries, lockQuery, lockQueryOfAnswer, readQuery, setBookmark } from "./queries.repository.ts";

/** Saved questions that one person can keep. */
const mostQueries = 10_000;

export interface QueryParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  answers: Pick<AnswerReads, "owns">;
  citations: Pick<Citations, "changedSince">;
}

export function createQueryService({ database, audit, clock, answers, citations }: QueryParts): Services["queries"] {
  /** Sets the bookmark of a saved query; as it was, nothing is changed and nothing recorded. */
  const mark = async (tx: Database, viewer: Viewer, before: Query, is_bookmarked: boolean) => {
    if (before.is_bookmarked === is_bookmarked) return { result: before, entry: null };
    const saved = await setBookmark(tx, viewer, before.id, is_bookmarked);
    if (!saved) throw notFound("This query");
    const action = is_bookmarked ? "query.bookmarked" : "query.unbookmarked";
    return { result: saved, entry: entryFor(action, saved.id, { is_bookmarked: { before: before.is_bookmarked, after: is_bookmarked } }) };
  };

  return {
    create: (input, caller) =>
      audit.change<Query>(caller, async (tx) => {
        const viewer = viewerOf(caller);
        if (input.answer_id) {
          if (!(await answers.owns(tx, viewer, input.answer_id))) throw notFound("This answer");
          const known = await lockQueryOfAnswer(tx, viewer, input.answer_id);
          if (known) return mark(tx, viewer, known, input.is_bookmarked);
        }
        if ((await countQueries(tx, viewer)) >= mostQueries)
          throw new AppError("conflict", `You have ${mostQueries} saved questions, which is the most one person can keep.`);
        const saved = await insertQuery(tx, viewer, input, clock.now());
        const { question, is_bookmarked, answer_id } = saved;
        const action = is_bookmarked ? "query.bookmarked" : "query.saved";
        return { result: saved, entry: entryFor(action, saved.id, { question, is_bookmarked, answer_id }) };
      }),

    async get({ id }, caller) {
      const found = await readQuery(database, viewerOf(caller), id);
      if (!found) throw notFound("This query");
      return found;
    },

    async list(filter, caller) {
      const viewer = viewerOf(caller);
      const { items, ...page } = await listQueries(database, viewer, filter);
      const answerIds = items.flatMap(({ answer_id }) => (answer_id ? [answer_id] : []));
      const changes = await citations.changedSince(viewer, "answer", answerIds, clock.today());
      const listed = items.map((one) => ({ ...one, changes: one.answer_id ? countedByKind(changes.get(one.answer_id) ?? []) : null }));
      return { ...page, items: listed };
    },

    update: ({ id, is_bookmarked }, caller) =>
      audit.change<Query>(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockQuery(tx, viewer, id);
        if (!before) throw notFound("This query");
        return mark(tx, viewer, before, is_bookmarked);
      }),
  };
}

/** How many changes there are of each kind. */
function countedByKind(changes: readonly CitedChange[]): Record<ChangeKind, number> {
  const counts = { changed: 0, removed: 0, superseded: 0, withdrawn: 0, amended: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

const entryFor = (action: AuditAction, id: string, changes: Record<string, unknown>): AuditEntry => ({
  action,
  object_id: id,
  changes,
});

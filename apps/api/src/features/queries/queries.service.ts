import type { AuditAction, Query } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditEntry, AuditTrail } from "../audit/audit-trail.ts";
import type { AnswerChanges } from "../answers/changes/answer-changes.ts";
import {
  countQueries,
  insertQuery,
  listQueries,
  lockQuery,
  lockQueryOfAnswer,
  ownsAnswer,
  readQuery,
  setBookmark,
} from "./queries.repository.ts";

/** Saved questions that one person can keep. */
const mostQueries = 10_000;

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  answerChanges: Pick<AnswerChanges, "counts">;
}

export function createQueryService({ database, audit, clock, answerChanges }: Parts): Services["queries"] {
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
          if (!(await ownsAnswer(tx, viewer, input.answer_id))) throw notFound("This answer");
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
      const saved = await listQueries(database, viewer, filter);
      const answerIds = saved.items.flatMap(({ answer_id }) => (answer_id ? [answer_id] : []));
      const changes = await answerChanges.counts(viewer.id, answerIds, clock.today());
      return { ...saved, items: saved.items.map((one) => ({ ...one, changes: changes.get(one.answer_id ?? "") ?? null })) };
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

const entryFor = (action: AuditAction, id: string, changes: Record<string, unknown>): AuditEntry => ({
  action,
  object_id: id,
  changes,
});

import type { AnswerChanges, AnswerToLookAt, CitedChange, Look } from "@clausewise/contracts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { pageOfAll } from "../../../platform/database/page.ts";
import type { Events } from "../../../platform/events/events.ts";
import { notFound } from "../../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../../service.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import type { Citations } from "../../citations/citations.ts";
import { ownsAnswer, readSummaries } from "../answers.repository.ts";
import type { Bookmarks } from "../answers.service.ts";
import { insertLook, readLooks } from "./looks.repository.ts";

export interface ChangeParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  citations: Pick<Citations, "changedSince" | "allChanged">;
  bookmarks: Bookmarks;
}

/** The last look at each change of an answer, by the change's mark. */
type Looks = ReadonlyMap<string, Look>;

/** What changed in what a person's answers cite, and what of it they have looked at. */
export function createAnswerChangeService({
  database,
  audit,
  clock,
  events,
  citations,
  bookmarks,
}: ChangeParts): Services["answerChanges"] {
  async function looksOf(tx: Database, viewer: Viewer, ids: readonly string[]): Promise<ReadonlyMap<string, Looks>> {
    const ofAnswers = Map.groupBy(await readLooks(tx, viewer, ids), ({ answer_id }) => answer_id);
    const byMark = (looks: Awaited<ReturnType<typeof readLooks>>) =>
      new Map(looks.flatMap(({ seen, at, note }) => seen.map((mark) => [mark, { at, note }] as const)));
    return new Map([...ofAnswers].map(([id, looks]) => [id, byMark(looks)]));
  }

  async function changesOf(viewer: Viewer, id: string): Promise<CitedChange[]> {
    if (!(await ownsAnswer(database, viewer, id))) throw notFound("This answer");
    return (await citations.changedSince(viewer, "answer", [id], clock.today())).get(id) ?? [];
  }

  /** The same with what the person noted of each. */
  async function looked(tx: Database, viewer: Viewer, id: string, changes: readonly CitedChange[]): Promise<AnswerChanges> {
    const looks = (await looksOf(tx, viewer, [id])).get(id);
    const noted = changes.map((change) => ({ ...change, looked_at: looks?.get(change.mark) ?? null }));
    return { answer_id: id, checked_at: clock.now(), changes: noted };
  }

  /** What changed and was not looked at, by the answers that cite it. */
  async function openChanges(viewer: Viewer): Promise<ReadonlyMap<string, CitedChange[]>> {
    const changed = await citations.allChanged(viewer, "answer", clock.today());
    const looks = await looksOf(database, viewer, [...changed.keys()]);
    const open = [...changed].map(([id, changes]) => [id, changes.filter(({ mark }) => !looks.get(id)?.has(mark))] as const);
    return new Map(open.filter(([, changes]) => changes.length > 0));
  }

  return {
    async of({ id }, caller) {
      const viewer = viewerOf(caller);
      return looked(database, viewer, id, await changesOf(viewer, id));
    },

    async list(part, caller) {
      const viewer = viewerOf(caller);
      const open = await openChanges(viewer);
      const ids = [...open.keys()];
      const [answers, saved] = await Promise.all([readSummaries(database, viewer, ids), bookmarks.of(viewer, ids)]);
      const tasks = answers.map(({ id, question, authority, created_at }) => ({
        id,
        question,
        authority,
        created_at,
        bookmark_id: saved.get(id) ?? null,
        changes: open.get(id) ?? [],
      }));
      return pageOfAll(tasks.toSorted(mostPressing), part);
    },

    async look({ id, seen, note }, caller) {
      const viewer = viewerOf(caller);
      const found = await changesOf(viewer, id);
      return audit.change(caller, async (tx) => {
        const before = await looked(tx, viewer, id, found);
        const marked = before.changes.filter(({ mark, looked_at }) => looked_at === null && seen.includes(mark));
        if (marked.length === 0) return { result: before, entry: null };
        await insertLook(tx, viewer, { answer_id: id, seen: marked.map(({ mark }) => mark), note, at: clock.now() });
        await events.raise(tx, { kind: "alerts", person_id: viewer.id });
        const result = await looked(tx, viewer, id, found);
        return { result, entry: { action: "answer.looked_at", object_id: id, changes: recorded(marked, note) } };
      });
    },
  };
}

/** What the trail keeps of a look: which clauses became what, from which version to which. */
const recorded = (marked: readonly CitedChange[], note: string) => ({
  note,
  clauses: marked.map(({ citation, kind, was, now }) => ({ citation, kind, was: was.label, now: now?.label ?? null })),
});

/** Bookmarked ones first, then what changed last; what is gone from the library before all that is in it. */
const mostPressing = (one: AnswerToLookAt, other: AnswerToLookAt): number =>
  Number(other.bookmark_id !== null) - Number(one.bookmark_id !== null) ||
  changedOn(other).localeCompare(changedOn(one)) ||
  other.created_at.localeCompare(one.created_at) ||
  one.id.localeCompare(other.id);

const changedOn = ({ changes }: AnswerToLookAt): string =>
  changes
    .map(({ now, amended }) => amended.at(-1)?.since ?? now?.held_since ?? "9")
    .toSorted()
    .at(-1) ?? "";

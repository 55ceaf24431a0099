import type { AnswerChanges, AnswerToLookAt, CitedChange, Look } from "@clausewise/contracts";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { pageOfAll } from "../../../platform/database/page.ts";
import type { Events } from "../../../platform/events/events.ts";
import { notFound } from "../../../errors.ts";
import { ownerOf, viewerOf, type Services, type Viewer } from "../../../service.ts";
import type { AuditTrail } from "../../audit/audit-trail.ts";
import type { Citations } from "../../citations/citations.ts";
import type { LibraryReads } from "../../library/library.reads.ts";
import { findStoredAnswer, readLastGiven, readSummaries } from "../answers.repository.ts";
import type { Bookmarks } from "../answers.service.ts";
import { countLooks, insertLook, readLooks } from "./looks.repository.ts";

export interface ChangeParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  citations: Pick<Citations, "changedSince" | "allChanged">;
  bookmarks: Bookmarks;
  library: Pick<LibraryReads, "lastRevision" | "privateStand">;
}

/** People whose answers to look at are kept. */
const people = 30;

type Task = Omit<AnswerToLookAt, "bookmark_id">;

interface Kept {
  mark: string;
  open: Promise<readonly Task[]>;
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
  library,
}: ChangeParts): Services["answerChanges"] {
  const byPerson = new LRUCache<string, Kept>({ max: people });

  async function looksOf(tx: Database, viewer: Viewer, ids: readonly string[]): Promise<ReadonlyMap<string, Looks>> {
    const ofAnswers = Map.groupBy(await readLooks(tx, viewer, ids), ({ answer_id }) => answer_id);
    const byMark = (looks: Awaited<ReturnType<typeof readLooks>>) =>
      new Map(looks.flatMap(({ seen, at, note }) => seen.map((mark) => [mark, { at, note }] as const)));
    return new Map([...ofAnswers].map(([id, looks]) => [id, byMark(looks)]));
  }

  async function changesOf(viewer: Viewer, id: string): Promise<CitedChange[]> {
    const found = await findStoredAnswer(database, viewer, id);
    if (!found) throw notFound("This answer");
    // Who reviews somebody else's answer is told of it what its owner is.
    return (await citations.changedSince(ownerOf(found), "answer", [id], clock.today())).get(id) ?? [];
  }

  /** The same with what the person noted of each. */
  async function looked(tx: Database, viewer: Viewer, id: string, changes: readonly CitedChange[]): Promise<AnswerChanges> {
    const looks = (await looksOf(tx, viewer, [id])).get(id);
    const noted = changes.map((change) => ({ ...change, looked_at: looks?.get(change.mark) ?? null }));
    return { answer_id: id, checked_at: clock.now(), changes: noted };
  }

  /** The answers that cite what changed and was not looked at. */
  async function readOpen(viewer: Viewer): Promise<readonly Task[]> {
    const changed = await citations.allChanged(viewer, "answer", clock.today());
    const looks = await looksOf(database, viewer, [...changed.keys()]);
    const open = new Map([...changed].map(([id, changes]) => [id, changes.filter(({ mark }) => !looks.get(id)?.has(mark))]));
    const answers = await readSummaries(database, viewer, [...open.keys()]);
    return answers
      .map(({ id, question, authority, created_at }) => ({ id, question, authority, created_at, changes: open.get(id) ?? [] }))
      .filter(({ changes }) => changes.length > 0);
  }

  /** Another one whenever what a person's answers cite, or what they looked at of it, may be another. */
  async function markOf(viewer: Viewer): Promise<string> {
    const states = [
      library.lastRevision(),
      library.privateStand(viewer),
      readLastGiven(database, viewer),
      countLooks(database, viewer),
    ] as const;
    return JSON.stringify([clock.today(), ...(await Promise.all(states))]);
  }

  /** The same for as long as nothing changes: comparing thousands of answers with the library takes seconds. */
  async function openOf(viewer: Viewer): Promise<readonly Task[]> {
    const mark = await markOf(viewer);
    const known = byPerson.get(viewer.id);
    if (known?.mark === mark) return known.open;
    const kept = { mark, open: readOpen(viewer) };
    byPerson.set(viewer.id, kept);
    // What could not be read is read anew by whoever asks next.
    kept.open.catch(() => byPerson.get(viewer.id) === kept && byPerson.delete(viewer.id));
    return kept.open;
  }

  return {
    async of({ id }, caller) {
      const viewer = viewerOf(caller);
      return looked(database, viewer, id, await changesOf(viewer, id));
    },

    async list(part, caller) {
      const viewer = viewerOf(caller);
      const open = await openOf(viewer);
      const saved = await bookmarks.of(
        viewer,
        open.map(({ id }) => id),
      );
      const tasks = open.map((task) => ({ ...task, bookmark_id: saved.get(task.id) ?? null }));
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

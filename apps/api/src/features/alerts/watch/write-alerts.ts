import { setImmediate } from "node:timers/promises";
import type { OfficialChange } from "@clausewise/contracts";
import type { Watch } from "@clausewise/watch";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Events } from "../../../platform/events/events.ts";
import type { AuditedCaller, AuditEntry, AuditTrail } from "../../audit/audit-trail.ts";
import type { ChangingDocument, GuidanceReads } from "../../guidance/guidance.reads.ts";
import type { OfficialReads } from "../../official/official.reads.ts";
import { addLookedAt, insertShared, readLookedAt, readMark } from "../watch.repository.ts";
import { groupChanges, type ReadChange } from "./group-changes.ts";
import { isNoteworthy } from "./noteworthy.ts";
import { writtenAlert, type WatchedSource } from "./written-alert.ts";

export interface WriteParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  watch: Watch;
  official: Pick<OfficialReads, "settled" | "changesSince">;
  guidance: Pick<GuidanceReads, "watched">;
  /** Who stands in the trail for what nobody asked for. */
  caller: () => AuditedCaller;
}

const dayInMs = 86_400_000;
/** What changed longer ago is told of nobody, where the watch begins. */
const firstDays = 30;
/** What was written before may be seen only after what was written later, by as much. */
const overlapInMs = 3_600_000;

/** Changes that are looked through before requests have their turn. */
const inATurn = 25;

const before = (time: string, ms: number): string => new Date(Date.parse(time) - ms).toISOString();

/** Writes an alert of each change of the official sources that matters, once; a source that is being looked at waits until that has ended. */
export async function writeAlerts(parts: WriteParts, signal: AbortSignal): Promise<void> {
  for (const source of await parts.official.settled(parts.clock.now())) {
    signal.throwIfAborted();
    const fresh = await readFresh(parts, source);
    if (fresh.length > 0) await writeOf(parts, source, fresh);
  }
}

/** Changes of a source that were not looked at. */
async function readFresh({ database, clock, official }: WriteParts, { id }: WatchedSource): Promise<OfficialChange[]> {
  const mark = await readMark(database, id);
  const since = mark === null ? before(clock.now(), firstDays * dayInMs) : before(mark, overlapInMs);
  const fresh: OfficialChange[] = [];
  for await (const some of official.changesSince(id, since)) {
    const known = new Set(
      await readLookedAt(
        database,
        some.map((change) => change.id),
      ),
    );
    fresh.push(...some.filter((change) => !known.has(change.id)));
  }
  return fresh;
}

/** What each change is about; other work has its turn between them. */
async function readAll(watch: Watch, changes: readonly OfficialChange[]): Promise<ReadChange[]> {
  const read: ReadChange[] = [];
  for (const [at, change] of changes.entries()) {
    if (at % inATurn === 0) await setImmediate();
    const about = watch.fromChange(change);
    read.push({ change, about, rated: watch.severityOf(about) });
  }
  return read;
}

const isOfAny = (documents: readonly ChangingDocument[], change: OfficialChange): boolean => documents.some(({ isIn }) => isIn(change));

async function writeOf(
  { audit, clock, events, watch, guidance, caller }: WriteParts,
  source: WatchedSource,
  changes: readonly OfficialChange[],
): Promise<void> {
  const read = await readAll(watch, changes);
  const documents = await guidance.watched();
  const groups = groupChanges(read.filter(({ change, about }) => isNoteworthy(change, about, isOfAny(documents, change))));
  await audit.changes(caller(), async (tx) => {
    const told = new Map<string, string>();
    const entries: AuditEntry[] = [];
    for (const [first, ...others] of groups) {
      if (first === undefined) continue;
      const written = writtenAlert(source, [first, ...others]);
      const id = await insertShared(tx, { ...written, created_at: clock.now() });
      for (const { change } of [first, ...others]) told.set(change.id, id);
      const { title, severity_level, entries: tellsOf } = written;
      entries.push({ action: "alert.watched", object_id: id, changes: { title, severity_level, source_id: source.id, entries: tellsOf } });
    }
    const { id: source_id } = source;
    await addLookedAt(
      tx,
      changes.map(({ id, at }) => ({ change_id: id, source_id, at, alert_id: told.get(id) ?? null })),
    );
    if (entries.length > 0) await events.raise(tx, { kind: "alerts", person_id: null });
    return { result: undefined, entries };
  });
}

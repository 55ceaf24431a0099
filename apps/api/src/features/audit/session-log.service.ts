import type { LogEntry, LogFilter } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { pageOfAll } from "../../platform/database/page.ts";
import { writeRecords } from "../../record-export.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "./audit-trail.ts";
import { listRecordsBy, readRecordsBy, type RecordsBy } from "./audit.repository.ts";
import { revealed } from "./concealment.ts";
import type { PersonKeys } from "./person-keys.ts";
import { logReport } from "./log-report.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  keys: Pick<PersonKeys, "read">;
  /** When a session of theirs began; null where it is over. */
  sessionBegan: (viewer: Viewer, idHash: string) => Promise<string | null>;
  /** Ids of a product of theirs and of what belongs to it; throws where it is none of theirs. */
  belongings: (viewer: Viewer, productId: string) => Promise<string[]>;
}

type Wish = Omit<LogFilter, "sort" | "cursor" | "limit">;
type StoredRecord = Awaited<ReturnType<typeof readRecordsBy>>[number];

/** Most records that a file holds. */
const mostExported = 10_000;

/** What people did, for themselves. */
export function createSessionLogService({ database, audit, clock, keys, sessionBegan, belongings }: Parts): Services["sessionLog"] {
  async function wanted({ scope, product_id, action, from, to }: Wish, caller: Caller): Promise<RecordsBy> {
    const viewer = viewerOf(caller);
    const objects = product_id === undefined ? undefined : await belongings(viewer, product_id);
    const since = scope === "all" ? undefined : ((caller.sessionId && (await sessionBegan(viewer, caller.sessionId))) ?? clock.now());
    return { actorId: viewer.id, objects, since, action, from, to };
  }

  const entryOf = (record: StoredRecord, caller: Caller): LogEntry => {
    const { sequence, recorded_at, action, object_type, object_id, outcome, address, content, session_id, ...said } = revealed(
      record,
      keys,
    );
    // What was done to somebody else is theirs.
    const isOwn = said.subject_id === said.actor_id;
    return {
      sequence,
      recorded_at,
      action,
      object_type,
      object_id,
      outcome,
      address,
      content,
      reason: isOwn ? said.reason : null,
      changes: isOwn ? said.changes : {},
      is_this_session: session_id !== null && session_id === caller.sessionId,
    };
  };

  /** Which session a record is of is sealed, so those since it began are opened. */
  async function ofSession(by: RecordsBy, caller: Caller): Promise<LogEntry[]> {
    const records = await readRecordsBy(database, by, mostExported);
    return records.map((record) => entryOf(record, caller)).filter(({ is_this_session }) => is_this_session);
  }

  async function all(wish: Wish, caller: Caller): Promise<LogEntry[]> {
    const by = await wanted(wish, caller);
    if (wish.scope === "session") return ofSession(by, caller);
    return (await readRecordsBy(database, by, mostExported)).map((record) => entryOf(record, caller));
  }

  return {
    async list({ sort, cursor, limit, ...wish }, caller) {
      const by = await wanted(wish, caller);
      if (wish.scope !== "session") {
        const { items, ...page } = await listRecordsBy(database, by, { sort, cursor, limit });
        return { ...page, items: items.map(({ id: _id, ...record }) => entryOf(record, caller)) };
      }
      const found = await ofSession(by, caller);
      const ordered = (sort === "newest" ? found : found.toReversed()).map((entry) => ({ ...entry, id: String(entry.sequence) }));
      const { items, ...page } = pageOfAll(ordered, { cursor, limit });
      return { ...page, items: items.map(({ id: _id, ...entry }) => entry) };
    },

    async export({ format, ...wish }, caller) {
      const entries = await all(wish, caller);
      const { file, sha256 } = await writeRecords(logReport(entries, clock.today()), entries, format);
      const changes = { format, scope: wish.scope, sha256, records: entries.length };
      await audit.note(caller, { action: "log.exported", object_id: wish.product_id ?? null, changes });
      return { ...file, filename: `clausewise-session-log-${clock.today()}.${format}` };
    },
  };
}

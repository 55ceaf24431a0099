import type { AuditFilter, AuditRecord } from "@clausewise/contracts";
import { and, asc, desc, eq, getTableColumns, gt, gte, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOfTexts } from "../../platform/database/one-of.ts";
import { by, pageOf } from "../../platform/database/page.ts";
import { auditHead, auditRecord, isErasure } from "./audit.table.ts";
import { chainStart } from "./audit-chain.ts";

export interface ChainHead {
  sequence: number;
  hash: string;
}

const headId = 1;

/** Locks the end of the chain until the transaction ends, and reads it with the database's clock. */
export async function lockHead(tx: Database): Promise<ChainHead & { now: string }> {
  const locked = await lockedHead(tx);
  if (locked) return locked;
  await tx.insert(auditHead).values({ id: headId, sequence: 0, hash: chainStart }).onConflictDoNothing();
  const begun = await lockedHead(tx);
  if (!begun) throw new Error("the audit chain has no head");
  return begun;
}

async function lockedHead(tx: Database) {
  const [row] = await tx
    .select({ sequence: auditHead.sequence, hash: auditHead.hash, now: sql<string | Date>`clock_timestamp()` })
    .from(auditHead)
    .where(eq(auditHead.id, headId))
    .for("update");
  return row && { sequence: row.sequence, hash: row.hash, now: new Date(row.now).toISOString() };
}

/** Whether, from a number on, a record stands of another try of the same change, whose requests end alike. */
export async function hasOtherTry(tx: Database, from: number, requestId: string, change: string): Promise<boolean> {
  const { sequence, request_id, outcome } = auditRecord;
  const alike = sql`right(${request_id}, ${change.length}::int) = ${change}`;
  const [row] = await tx
    .select({ sequence })
    .from(auditRecord)
    .where(and(gt(sequence, from), alike, ne(request_id, requestId), eq(outcome, "done")))
    .limit(1);
  return row !== undefined;
}

/** Adds records that follow one another from the head on. */
export async function append(tx: Database, records: readonly AuditRecord[]): Promise<void> {
  const last = records.at(-1);
  if (!last) return;
  await insertRows(tx, auditRecord, records);
  await tx.update(auditHead).set({ sequence: last.sequence, hash: last.hash }).where(eq(auditHead.id, headId));
}

export async function readHead(database: Database): Promise<ChainHead> {
  const [row] = await database.select({ sequence: auditHead.sequence, hash: auditHead.hash }).from(auditHead);
  return row ?? { sequence: 0, hash: chainStart };
}

/** Records in order; from 1 on, that includes any numbered lower, which no chain has and a reader should see. */
export async function readRecords(database: Database, from: number, limit: number): Promise<AuditRecord[]> {
  const rows = await database
    // One value a row: on the embedded database, reading eighteen takes three times as long.
    .select({ record: sql<AuditRecord>`to_json(${auditRecord})` })
    .from(auditRecord)
    .where(from > 1 ? gte(auditRecord.sequence, from) : undefined)
    .orderBy(asc(auditRecord.sequence))
    .limit(limit);
  return rows.map(({ record }) => record);
}

export async function readRecord(database: Database, sequence: number): Promise<AuditRecord | null> {
  const [row] = await database.select().from(auditRecord).where(eq(auditRecord.sequence, sequence));
  return row ?? null;
}

export async function readLastRecord(database: Database): Promise<AuditRecord | null> {
  const [row] = await database.select().from(auditRecord).orderBy(desc(auditRecord.sequence)).limit(1);
  return row ?? null;
}

/** Records of which a person is the actor or the subject, in order. */
export const readRecordsOf = (database: Database, personId: string, after: number, limit: number): Promise<AuditRecord[]> =>
  database
    .select()
    .from(auditRecord)
    .where(and(or(eq(auditRecord.actor_id, personId), eq(auditRecord.subject_id, personId)), gt(auditRecord.sequence, after)))
    .orderBy(asc(auditRecord.sequence))
    .limit(limit);

/** Records of one thing that are about a person, newest first. */
export const readRecordsAbout = (
  database: Database,
  personId: string,
  { type, id }: { type: string; id: string },
  limit: number,
): Promise<AuditRecord[]> =>
  database
    .select()
    .from(auditRecord)
    .where(and(eq(auditRecord.subject_id, personId), eq(auditRecord.object_type, type), eq(auditRecord.object_id, id)))
    .orderBy(desc(auditRecord.sequence))
    .limit(limit);

/** The records that say that somebody was deleted. */
export const readErasures = (database: Database): Promise<AuditRecord[]> =>
  database.select().from(auditRecord).where(isErasure(auditRecord)).orderBy(asc(auditRecord.sequence));

const orders = {
  newest: by(auditRecord.sequence, auditRecord.sequence, "descending"),
  oldest: by(auditRecord.sequence, auditRecord.sequence, "ascending"),
};

const withinDays = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    // Times are kept as ISO 8601 in UTC, whose order is that of the text.
    from ? gte(auditRecord.recorded_at, from) : undefined,
    to ? lte(auditRecord.recorded_at, `${to}T23:59:59.999Z`) : undefined,
  );

type Part = Pick<AuditFilter, "sort" | "cursor" | "limit">;

/** A page of records as they are stored, each with its number as `id`. */
const pageOfRecords = (database: Database, wanted: SQL | undefined, { sort, ...part }: Part) =>
  pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({
        ...getTableColumns(auditRecord),
        id: sql<string>`${auditRecord.sequence}::text`,
        ...columns(database.$count(auditRecord, wanted)),
      })
      .from(auditRecord)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );

export function listRecords(database: Database, { person, action, from, to, ...part }: AuditFilter) {
  const wanted = and(
    person ? or(eq(auditRecord.actor_id, person), eq(auditRecord.subject_id, person)) : undefined,
    action ? eq(auditRecord.action, action) : undefined,
    withinDays(from, to),
  );
  return pageOfRecords(database, wanted, part);
}

/** Which of a person's own doings are meant. */
export interface RecordsBy {
  actorId: string;
  /** Only what was done to one of these. */
  objects: readonly string[] | undefined;
  since: string | undefined;
  action: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

const doneBy = ({ actorId, objects, since, action, from, to }: RecordsBy): SQL | undefined =>
  and(
    eq(auditRecord.actor_id, actorId),
    objects ? oneOfTexts(auditRecord.object_id, objects) : undefined,
    since ? gte(auditRecord.recorded_at, since) : undefined,
    action ? eq(auditRecord.action, action) : undefined,
    withinDays(from, to),
  );

export const listRecordsBy = (database: Database, by: RecordsBy, part: Part) => pageOfRecords(database, doneBy(by), part);

/** The latest of them, newest first. */
export const readRecordsBy = (database: Database, by: RecordsBy, limit: number): Promise<AuditRecord[]> =>
  database.select().from(auditRecord).where(doneBy(by)).orderBy(desc(auditRecord.sequence)).limit(limit);

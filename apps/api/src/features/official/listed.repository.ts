import { and, asc, count, eq, gt, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";
import { rowsOf } from "../../platform/database/insert-rows.ts";
import { officialListed, registerRow } from "./official.table.ts";
import type { Entry } from "./reading/entry.ts";

/** Keys after one, up to another; null for no end. */
export interface KeyRange {
  after: string;
  upTo: string | null;
}

/** What became of an entry. */
export interface Became {
  key: string;
  kind: "added" | "changed" | "back" | "removed";
}

interface Place {
  sourceId: string;
  step: string;
  /** How many entries the answer lists before these. */
  at: number;
}

/** Rows dropped in one statement. */
const atOnce = 1000;

export async function addListed(tx: Database, { sourceId, step, at }: Place, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map((entry, nth) => ({ source_id: sourceId, step, place: at + nth, own_key: entry.key, ...entry }));
  await tx.execute(sql`
    insert into official_listed (source_id, step, place, key, own_key, title, url, fields, aside, hash)
    select source_id, step, place, key, own_key, title, url, fields, aside, hash from ${rowsOf(officialListed, rows)}`);
}

/** Forgets some of what a source listed, or of one answer of it; says whether there may be more. */
export async function dropSomeListed(database: Database, sourceId: string, step?: string): Promise<boolean> {
  const { source_id, step: column, place } = officialListed;
  const wanted = and(eq(source_id, sourceId), step === undefined ? undefined : eq(column, step));
  const some = sql`(${source_id}, ${column}, ${place}) in (select source_id, step, place from official_listed where ${wanted} limit ${atOnce})`;
  const dropped = await database.delete(officialListed).where(some).returning({ place });
  return dropped.length === atOnce;
}

const within = (column: PgColumn, { after, upTo }: KeyRange): SQL | undefined =>
  and(gt(column, after), upTo === null ? undefined : lte(column, upTo));

const ofSource = (sourceId: string) => and(eq(officialListed.source_id, sourceId), isNotNull(officialListed.own_key));

/** The key up to which, from after another on, so many entries are listed; null where fewer are. */
export async function readBound(database: Database, sourceId: string, after: string, entries: number): Promise<string | null> {
  const [row] = await database
    .select({ key: officialListed.own_key })
    .from(officialListed)
    .where(and(ofSource(sourceId), gt(officialListed.own_key, after)))
    .orderBy(asc(officialListed.own_key))
    .offset(entries - 1)
    .limit(1);
  return row?.key ?? null;
}

/** Entries in a range that are listed under the same key as others. */
export async function readSameKeyed(database: Database, sourceId: string, range: KeyRange) {
  const same = database
    .select({ key: officialListed.own_key })
    .from(officialListed)
    .where(and(ofSource(sourceId), within(officialListed.own_key, range)))
    .groupBy(officialListed.own_key)
    .having(gt(count(), 1));
  return database
    .select()
    .from(officialListed)
    .where(and(ofSource(sourceId), sql`${officialListed.own_key} in (${same})`));
}

type Listed = typeof officialListed.$inferSelect;

/** Gives an entry a key of its own; null for one that is listed twice. */
export async function giveOwnKey(tx: Database, { source_id, step, place }: Listed, own_key: string | null): Promise<void> {
  const its = and(eq(officialListed.source_id, source_id), eq(officialListed.step, step), eq(officialListed.place, place));
  await tx.update(officialListed).set({ own_key }).where(its);
}

/** How many entries were listed, those listed twice among them, and how many different ones. */
export const countListedNow = async (database: Database, sourceId: string) =>
  first(
    await database
      .select({ all: count(), own: count(officialListed.own_key) })
      .from(officialListed)
      .where(eq(officialListed.source_id, sourceId)),
  );

/** How many entries a register is known to list. */
export const countLiving = (database: Database, sourceId: string): Promise<number> =>
  database.$count(registerRow, and(eq(registerRow.source_id, sourceId), isNull(registerRow.gone_since)));

const notListed = sql`not exists (
  select from official_listed as now where now.source_id = register_row.source_id and now.own_key = register_row.key)`;

const unlisted = (sourceId: string, range: KeyRange) =>
  and(eq(registerRow.source_id, sourceId), isNull(registerRow.gone_since), within(registerRow.key, range), notListed);

export const countUnlisted = (database: Database, sourceId: string, range: KeyRange): Promise<number> =>
  database.$count(registerRow, unlisted(sourceId, range));

/** What became of the entries in a range, by their keys. */
export async function compareRange(database: Database, sourceId: string, range: KeyRange): Promise<Became[]> {
  const { own_key, hash, source_id } = officialListed;
  const listed = await database
    .select({ key: sql<string>`${own_key}`, kind: kindNow })
    .from(officialListed)
    .leftJoin(registerRow, and(eq(registerRow.source_id, source_id), eq(registerRow.key, own_key)))
    .where(
      and(
        ofSource(sourceId),
        within(own_key, range),
        sql`(${registerRow.key} is null or ${registerRow.gone_since} is not null or ${registerRow.hash} <> ${hash})`,
      ),
    );
  const gone = await database.select({ key: registerRow.key }).from(registerRow).where(unlisted(sourceId, range));
  return [...listed, ...gone.map(({ key }) => ({ key, kind: "removed" as const }))];
}

const kindNow = sql<Became["kind"]>`case when ${registerRow.key} is null then 'added'
  when ${registerRow.gone_since} is not null then 'back' else 'changed' end`;

/** Entries as they became; what they say stays where it is. */
const given = (became: readonly Became[]) => sql`json_to_recordset(${JSON.stringify(became)}::text::json) as became(key text, kind text)`;

/** Notes what became of entries, and what they said before and say now; asked before that is written. */
export async function noteBecame(tx: Database, sourceId: string, became: readonly Became[], at: string): Promise<void> {
  await tx.execute(sql`
    insert into official_change (source_id, kind, subject, title, clauses, before, after, at)
    select ${sourceId}, became.kind, became.key, coalesce(now.title, old.title, became.key), '[]',
      case when old.key is not null then jsonb_build_object('title', old.title, 'url', old.url, 'fields', old.fields) end,
      case when now.own_key is not null then jsonb_build_object('title', now.title, 'url', now.url, 'fields', now.fields) end,
      ${at}::timestamptz
    from ${given(became)}
    left join register_row as old on old.source_id = ${sourceId} and old.key = became.key
    left join official_listed as now on now.source_id = ${sourceId} and now.own_key = became.key`);
}

/** Writes entries as they are listed now; one that is known keeps the day it was first seen. */
export async function putListed(tx: Database, sourceId: string, became: readonly Became[], firstSeen: string): Promise<void> {
  await tx.execute(sql`
    insert into register_row as kept (source_id, key, title, url, fields, aside, hash, first_seen)
    select now.source_id, now.own_key, now.title, now.url, now.fields, now.aside, now.hash, ${firstSeen}::timestamptz
    from ${given(became)} join official_listed as now on now.source_id = ${sourceId} and now.own_key = became.key
    on conflict (source_id, key) do update set title = excluded.title, url = excluded.url, fields = excluded.fields,
      aside = excluded.aside, hash = excluded.hash, last_seen = null, gone_since = null`);
}

import { and, count, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";
import { officialChange, officialSource, officialText, registerRow } from "./official.table.ts";

export type StoredSource = typeof officialSource.$inferSelect;

/** Makes the rows of sources that have none. */
export async function addSources(database: Database, ids: readonly string[]): Promise<void> {
  await database
    .insert(officialSource)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing();
}

export const readSource = async (database: Database, id: string): Promise<StoredSource> =>
  first(await database.select().from(officialSource).where(eq(officialSource.id, id)));

export const readSources = (database: Database): Promise<StoredSource[]> => database.select().from(officialSource);

export async function updateSource(tx: Database, id: string, set: Partial<Omit<StoredSource, "id">>): Promise<void> {
  await tx.update(officialSource).set(set).where(eq(officialSource.id, id));
}

/** Sources whose time to be looked at has come. */
export async function readDue(database: Database, ids: readonly string[], now: string): Promise<string[]> {
  const due = or(isNull(officialSource.next_run), lte(officialSource.next_run, now));
  const rows = await database
    .select({ id: officialSource.id })
    .from(officialSource)
    .where(and(inArray(officialSource.id, [...ids]), due));
  return rows.map(({ id }) => id);
}

async function countIn(database: Database, table: typeof officialText | typeof registerRow): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: table.source_id, listed: count() })
    .from(table)
    .where(isNull(table.gone_since))
    .groupBy(table.source_id);
  return new Map(rows.map(({ id, listed }) => [id, listed]));
}

/** Texts that sources list now, by source. */
export const countTexts = (database: Database): Promise<Map<string, number>> => countIn(database, officialText);

/** Texts or entries that sources list now, by source. */
export const countListed = async (database: Database): Promise<Map<string, number>> =>
  new Map([...(await countTexts(database)), ...(await countIn(database, registerRow))]);

export type NewChange = typeof officialChange.$inferInsert;

/** What became of the texts of a source since a moment. */
export async function countChanges(database: Database, sourceId: string, since: string) {
  const rows = await database
    .select({ kind: officialChange.kind, times: count() })
    .from(officialChange)
    .where(and(eq(officialChange.source_id, sourceId), gte(officialChange.at, since)))
    .groupBy(officialChange.kind);
  const times = (...kinds: NewChange["kind"][]) => rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + row.times, 0);
  return { added: times("added", "back"), changed: times("changed"), removed: times("removed") };
}

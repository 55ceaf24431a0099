import { and, asc, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { everybodys } from "../../platform/database/readable.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

export type SourceRow = typeof source.$inferSelect;
export type VersionRow = typeof sourceVersion.$inferSelect;
export type PassageRow = typeof passage.$inferSelect;

/** Number of the last change to any version; 0 where there is none. */
export async function readLastRevision(database: Database): Promise<number> {
  const [row] = await database.select({ last: max(sourceVersion.revision) }).from(sourceVersion);
  return row?.last ?? 0;
}

/** Shared sources of which a version changed after a revision, with all their versions. */
export async function readChangedSources(database: Database, after: number): Promise<{ source: SourceRow; versions: VersionRow[] }[]> {
  const changed = database.select({ id: sourceVersion.source_id }).from(sourceVersion).where(gt(sourceVersion.revision, after));
  const sources = await database
    .select()
    .from(source)
    .where(and(everybodys(source), inArray(source.id, changed)));
  if (sources.length === 0) return [];
  const ids = sources.map(({ id }) => id);
  const versions = await database.select().from(sourceVersion).where(inArray(sourceVersion.source_id, ids));
  const bySource = Map.groupBy(versions, (version) => version.source_id);
  return sources.map((one) => ({ source: one, versions: bySource.get(one.id) ?? [] }));
}

/** What a version consists of, in reading order. */
export interface VersionContents {
  keys: number[];
  citations: string[];
}

/** What versions consist of, by version. */
export async function readVersionContents(database: Database, versionIds: string[]): Promise<Map<string, VersionContents>> {
  if (versionIds.length === 0) return new Map();
  const rows = await database
    .select({
      id: versionPassage.version_id,
      keys: sql<number[]>`json_agg(${passage.key} order by ${versionPassage.ordinal})`,
      citations: sql<string[]>`json_agg(${passage.citation} order by ${versionPassage.ordinal})`,
    })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(inArray(versionPassage.version_id, versionIds))
    .groupBy(versionPassage.version_id);
  return new Map(rows.map(({ id, keys, citations }) => [id, { keys, citations }]));
}

/** Shared passages added after a key, in the order of their keys, as the index takes them in. */
export const readPassagesAfter = (database: Database, key: number, limit: number) =>
  database
    .select({
      key: passage.key,
      citation: passage.citation,
      title: source.title,
      heading: passage.heading,
      text: passage.text,
      hash: passage.hash,
    })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .where(and(gt(passage.key, key), everybodys(source)))
    .orderBy(asc(passage.key))
    .limit(limit);

/** The same, whole. */
export async function readPassageRowsAfter(database: Database, key: number, limit: number): Promise<PassageRow[]> {
  const rows = await database
    .select({ passage })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .where(and(gt(passage.key, key), everybodys(source)))
    .orderBy(asc(passage.key))
    .limit(limit);
  return rows.map((row) => row.passage);
}

export async function readHashOf(database: Database, key: number): Promise<string | null> {
  const [row] = await database.select({ hash: passage.hash }).from(passage).where(eq(passage.key, key));
  return row?.hash ?? null;
}

/** Hashes that passages have now, by key. */
export async function readHashes(database: Database, keys: number[]): Promise<Map<number, string>> {
  const rows = await database.select({ key: passage.key, hash: passage.hash }).from(passage).where(inArray(passage.key, keys));
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

/** Passages by their keys, in no order. */
export const readPassagesAt = (database: Database, keys: number[]): Promise<PassageRow[]> =>
  database.select().from(passage).where(inArray(passage.key, keys));

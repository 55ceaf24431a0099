import { and, asc, eq, gt, inArray, max, not, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf, oneOfNumbers } from "../../platform/database/one-of.ts";
import { everybodys, personal } from "../../platform/database/readable.ts";
import type { Viewer } from "../../service.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

export type SourceRow = typeof source.$inferSelect;
export type VersionRow = typeof sourceVersion.$inferSelect;
export type PassageRow = typeof passage.$inferSelect;

/** Number of the last change to any version; 0 where there is none. */
export async function readLastRevision(database: Database): Promise<number> {
  const [row] = await database.select({ last: max(sourceVersion.revision) }).from(sourceVersion);
  return row?.last ?? 0;
}

/** Key of the last passage of all; 0 where there is none. */
export async function readLastKey(database: Database): Promise<number> {
  const [row] = await database.select({ last: max(passage.key) }).from(passage);
  return row?.last ?? 0;
}

/** Shared sources of which a version changed after a revision, with all their versions. */
export function readChangedSources(database: Database, after: number) {
  const changed = database.select({ id: sourceVersion.source_id }).from(sourceVersion).where(gt(sourceVersion.revision, after));
  return readSources(database, and(everybodys(source), inArray(source.id, changed)));
}

/** True of the sources that not everybody but the viewer may read. */
const privateTo = (viewer: Viewer) => and(not(everybodys(source)), personal("source", source, viewer));

/** What the viewer may read beside the shared library: its sources, each with the last change to it. */
export const readPrivateStand = async (database: Database, viewer: Viewer) =>
  database
    .select({ id: source.id, revision: max(sourceVersion.revision) })
    .from(source)
    .innerJoin(sourceVersion, eq(sourceVersion.source_id, source.id))
    .where(privateTo(viewer))
    .groupBy(source.id)
    .orderBy(asc(source.id));

/** Some of the same sources with all their versions. */
export const readPrivateSources = (database: Database, viewer: Viewer, sourceIds: readonly string[]) =>
  readSources(database, and(privateTo(viewer), oneOf(source.id, [...sourceIds])));

/** Their passages after a key, in the order of their keys, as an index takes them in. */
export const readPrivatePassages = async (database: Database, viewer: Viewer, sourceIds: readonly string[], after: number, limit: number) =>
  database
    .select({ key: passage.key, citation: passage.citation, title: source.title, heading: passage.heading, text: passage.text })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .where(and(privateTo(viewer), oneOf(source.id, [...sourceIds]), gt(passage.key, after)))
    .orderBy(asc(passage.key))
    .limit(limit);

async function readSources(database: Database, which: SQL | undefined): Promise<{ source: SourceRow; versions: VersionRow[] }[]> {
  const sources = await database.select().from(source).where(which);
  if (sources.length === 0) return [];
  const ids = sources.map(({ id }) => id);
  const versions = await database.select().from(sourceVersion).where(oneOf(sourceVersion.source_id, ids));
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
    .where(oneOf(versionPassage.version_id, versionIds))
    .groupBy(versionPassage.version_id);
  return new Map(rows.map(({ id, keys, citations }) => [id, { keys, citations }]));
}

/** Shared passages added after a key, in the order of their keys, as the index takes them in. */
export const readPassagesAfter = async (database: Database, key: number, limit: number) =>
  database
    .select({
      key: passage.key,
      citation: passage.citation,
      title: source.title,
      jurisdiction: source.jurisdiction,
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
  const rows = await database.select({ key: passage.key, hash: passage.hash }).from(passage).where(oneOfNumbers(passage.key, keys));
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

/** Passages by their keys, in no order. */
export const readPassagesAt = (database: Database, keys: number[]): Promise<PassageRow[]> =>
  database.select().from(passage).where(oneOfNumbers(passage.key, keys));

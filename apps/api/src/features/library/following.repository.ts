import { and, asc, eq, gt, inArray, isNull, like, max, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** A version as the search index follows it. */
export const readChangedVersions = (database: Database, after: number) =>
  database
    .select({
      id: sourceVersion.id,
      source_id: sourceVersion.source_id,
      revision: sourceVersion.revision,
      is_current: sourceVersion.is_current,
      status: sourceVersion.status,
      issued: sourceVersion.issued,
      effective: sourceVersion.effective,
      created_at: sourceVersion.created_at,
      jurisdiction: source.jurisdiction,
    })
    .from(sourceVersion)
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(and(gt(sourceVersion.revision, after), isNull(source.owner_id)))
    .orderBy(asc(sourceVersion.revision));
export type FollowedVersion = Awaited<ReturnType<typeof readChangedVersions>>[number];

export async function readLastRevision(database: Database): Promise<number> {
  const [row] = await database.select({ last: max(sourceVersion.revision) }).from(sourceVersion);
  return row?.last ?? 0;
}

/** Keys of the passages that versions consist of, by version. */
export async function readKeys(database: Database, versionIds: string[]): Promise<Map<string, number[]>> {
  if (versionIds.length === 0) return new Map();
  const rows = await database
    .select({ id: versionPassage.version_id, keys: sql<number[]>`json_agg(${passage.key})` })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(inArray(versionPassage.version_id, versionIds))
    .groupBy(versionPassage.version_id);
  return new Map(rows.map(({ id, keys }) => [id, keys]));
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
    .where(and(gt(passage.key, key), isNull(source.owner_id)))
    .orderBy(asc(passage.key))
    .limit(limit);

export async function readHashOf(database: Database, key: number): Promise<string | null> {
  const [row] = await database.select({ hash: passage.hash }).from(passage).where(eq(passage.key, key));
  return row?.hash ?? null;
}

/** Hashes that passages have now, by key. */
export async function readHashes(database: Database, keys: number[]): Promise<Map<number, string>> {
  const rows = await database.select({ key: passage.key, hash: passage.hash }).from(passage).where(inArray(passage.key, keys));
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

const passagesWhere = (database: Database, which: SQL | undefined, limit: number) =>
  database
    .select({ passage, source })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .where(and(isNull(source.owner_id), which))
    .limit(limit);

const membershipsOf = (database: Database, passageIds: string[]) =>
  database
    .select({ passage_id: versionPassage.passage_id, ordinal: versionPassage.ordinal, version: sourceVersion })
    .from(versionPassage)
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .where(inArray(versionPassage.passage_id, passageIds))
    .orderBy(asc(versionPassage.ordinal));

type Membership = Awaited<ReturnType<typeof membershipsOf>>[number];

/** A passage with its source and the version it is read from. */
export type LocatedPassage = Awaited<ReturnType<typeof passagesWhere>>[number] & { version: Membership["version"] };

// Passages first and their versions after: together in one join the planner walks the whole membership table.
async function locate(database: Database, which: SQL | undefined, most: number): Promise<LocatedPassage[]> {
  const rows = await passagesWhere(database, which, most);
  if (rows.length === 0) return [];
  const byId = new Map(rows.map((row) => [row.passage.id, row]));
  const memberships = await membershipsOf(database, [...byId.keys()]);
  return memberships.flatMap(({ passage_id, version }) => {
    const row = byId.get(passage_id);
    return row ? [{ ...row, version }] : [];
  });
}

/** Passages with every version that holds them. */
export const locateByKeys = (database: Database, keys: number[]): Promise<LocatedPassage[]> =>
  locate(database, inArray(passage.key, keys), keys.length);

/** Most passages looked at below one clause: a whole part of the CFR fits. */
const mostBelow = 1000;

/** Passages at a clause or below it in any version; `21 CFR 807.92` finds `21 CFR 807.92(a)(3)` but not `21 CFR 807.921`. */
export function locateByClause(database: Database, clause: string): Promise<LocatedPassage[]> {
  const stem = clause.replace(/[\\%_]/g, "\\$&");
  const within = or(eq(passage.citation, clause), ...["(", " ", "."].map((next) => like(passage.citation, `${stem}${next}%`)));
  return locate(database, within, mostBelow);
}

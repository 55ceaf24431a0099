import { and, asc, eq, gt, inArray, isNull, like, max, or, type SQL } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { passage, source, sourceVersion, versionPassage } from "./corpus.table.ts";

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

export async function readKeys(database: Database, versionId: string): Promise<number[]> {
  const rows = await database
    .select({ key: passage.key })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(eq(versionPassage.version_id, versionId));
  return rows.map((row) => row.key);
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

const located = { passage, source, version: sourceVersion };

const locate = (database: Database, versionIds: string[], which: SQL | undefined, limit: number) =>
  database
    .select(located)
    .from(passage)
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(and(versionIds.length > 0 ? inArray(sourceVersion.id, versionIds) : undefined, isNull(source.owner_id), which))
    .orderBy(asc(versionPassage.ordinal))
    .limit(limit);

/** A passage with its source and the version it is read from. */
export type LocatedPassage = Awaited<ReturnType<typeof locate>>[number];

export const locateByKeys = (database: Database, versionIds: string[], keys: number[]): Promise<LocatedPassage[]> =>
  keys.length === 0 || versionIds.length === 0
    ? Promise.resolve([])
    : locate(database, versionIds, inArray(passage.key, keys), keys.length * 2);

/** Passages at a clause or below it; `21 CFR 807.92` finds `21 CFR 807.92(a)(3)` but not `21 CFR 807.921`. */
export const locateByClause = (
  database: Database,
  versionIds: string[] | "any",
  clause: string,
  limit: number,
): Promise<LocatedPassage[]> => {
  if (versionIds !== "any" && versionIds.length === 0) return Promise.resolve([]);
  const stem = clause.replace(/[\\%_]/g, "\\$&");
  const within = or(eq(passage.citation, clause), ...["(", " ", "."].map((next) => like(passage.citation, `${stem}${next}%`)));
  return locate(database, versionIds === "any" ? [] : versionIds, within, limit);
};

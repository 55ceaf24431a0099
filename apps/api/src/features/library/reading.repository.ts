import { and, asc, eq, gte, inArray, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** Shared sources, and those the person keeps for themselves. */
export const readableBy = (ownerId: string) => or(isNull(source.owner_id), eq(source.owner_id, ownerId));

/** A source a person may read: a shared one, or their own. */
export async function readSource(database: Database, id: string, ownerId: string) {
  const [row] = await database
    .select()
    .from(source)
    .where(and(eq(source.id, id), readableBy(ownerId)));
  return row ?? null;
}

export const readVersions = (database: Database, sourceId: string) =>
  database.select().from(sourceVersion).where(eq(sourceVersion.source_id, sourceId));

export const readPassages = (database: Database, versionId: string, offset: number, limit: number) =>
  database
    .select({ passage })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(and(eq(versionPassage.version_id, versionId), gte(versionPassage.ordinal, offset), lt(versionPassage.ordinal, offset + limit)))
    .orderBy(asc(versionPassage.ordinal));

/** Where a passage stands in a version, counted from 0. */
export async function ordinalOf(database: Database, versionId: string, passageId: string): Promise<number | null> {
  const [row] = await database
    .select({ ordinal: versionPassage.ordinal })
    .from(versionPassage)
    .where(and(eq(versionPassage.version_id, versionId), eq(versionPassage.passage_id, passageId)))
    .orderBy(asc(versionPassage.ordinal))
    .limit(1);
  return row?.ordinal ?? null;
}

/** Versions of a source that contain a passage. */
export async function versionsHolding(database: Database, sourceId: string, passageId: string): Promise<string[]> {
  const rows = await database
    .select({ id: sourceVersion.id })
    .from(sourceVersion)
    .innerJoin(versionPassage, eq(versionPassage.version_id, sourceVersion.id))
    .where(and(eq(sourceVersion.source_id, sourceId), eq(versionPassage.passage_id, passageId)));
  return rows.map((row) => row.id);
}

export const readContents = (database: Database, versionId: string) =>
  database
    .select({ passage_id: passage.id, citation: passage.citation, heading: passage.heading, page: passage.page })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(eq(versionPassage.version_id, versionId))
    .orderBy(asc(versionPassage.ordinal));

export const readTexts = (database: Database, ids: string[]) =>
  database.select({ id: passage.id, citation: passage.citation, text: passage.text }).from(passage).where(inArray(passage.id, ids));

import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { readable } from "../../platform/database/readable.ts";
import type { Viewer } from "../../service.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** A source a person may read: a shared one, their own, or one that was shared with them. */
export async function readSource(database: Database, id: string, viewer: Viewer) {
  const [row] = await database
    .select()
    .from(source)
    .where(and(eq(source.id, id), readable("source", source, viewer)));
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

/** The passages of a version in reading order, without their text. */
export const readContents = (database: Database, versionId: string) =>
  database
    .select({ passage_id: passage.id, citation: passage.citation, heading: passage.heading, page: passage.page, hash: passage.hash })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(eq(versionPassage.version_id, versionId))
    .orderBy(asc(versionPassage.ordinal));

/** Citations that versions consist of. */
export async function readSections(database: Database, versionIds: string[]): Promise<string[]> {
  const rows = await database
    .selectDistinct({ citation: passage.citation })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(oneOf(versionPassage.version_id, versionIds));
  return rows.map((row) => row.citation);
}

export const readTexts = (database: Database, ids: string[]) =>
  database.select({ id: passage.id, citation: passage.citation, text: passage.text }).from(passage).where(oneOf(passage.id, ids));

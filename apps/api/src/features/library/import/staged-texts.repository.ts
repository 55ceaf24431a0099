import { randomUUID } from "node:crypto";
import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { QueryBuilder, alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/client.ts";
import { rowsOf } from "../../../platform/database/insert-rows.ts";
import { passage, sourceVersion, versionPassage } from "../library.table.ts";
import type { PreparedPassage } from "./prepared-text.ts";

/** Hashes of the passages that a source has, whether or not they are part of a version. */
export async function readPassageHashes(database: Database, sourceId: string): Promise<Set<string>> {
  const rows = await database.select({ hash: passage.hash }).from(passage).where(eq(passage.source_id, sourceId));
  return new Set(rows.map(({ hash }) => hash));
}

/** Adds passages to a source that has them in no version yet; one that it has stays as it is. */
export async function addPassages(tx: Database, source_id: string, passages: readonly PreparedPassage[]): Promise<void> {
  const rows = passages.map((one) => ({ id: randomUUID(), source_id, ...one }));
  await tx.execute(sql`
    insert into passage (id, source_id, citation, heading, heading_path, page, text, hash, url)
    select id, source_id, citation, heading, heading_path, page, text, hash, url from ${rowsOf(passage, rows)}
    on conflict (source_id, hash) do nothing`);
}

/** Has a version consist of the passages with these hashes, in their order. */
export async function addMembers(tx: Database, sourceId: string, versionId: string, hashes: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into version_passage (version_id, ordinal, passage_id)
    select ${versionId}::uuid, given.place - 1, passage.id
    from json_array_elements_text(${JSON.stringify(hashes)}::text::json) with ordinality as given(hash, place)
    join passage on passage.source_id = ${sourceId} and passage.hash = given.hash`);
}

export const countMembers = (tx: Database, versionId: string): Promise<number> =>
  tx.$count(versionPassage, eq(versionPassage.version_id, versionId));

/** Hashes of the passages that any version of a source consists of, and whether the one in force does. */
export const readMemberHashes = (tx: Database, sourceId: string) =>
  tx
    .select({ hash: passage.hash, is_current: sql<boolean>`bool_or(${sourceVersion.is_current})` })
    .from(versionPassage)
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(eq(sourceVersion.source_id, sourceId))
    .groupBy(passage.hash);

/** Where passages stand that one version has and another has not, in reading order. */
export function readOnlyIn(tx: Database, versionId: string, otherId: string): Promise<{ citation: string; heading: string }[]> {
  const other = alias(versionPassage, "other");
  const there = new QueryBuilder()
    .select({ id: other.passage_id })
    .from(other)
    .where(and(eq(other.version_id, otherId), eq(other.passage_id, versionPassage.passage_id)));
  return tx
    .select({ citation: passage.citation, heading: passage.heading })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(and(eq(versionPassage.version_id, versionId), notExists(there)))
    .orderBy(asc(versionPassage.ordinal));
}

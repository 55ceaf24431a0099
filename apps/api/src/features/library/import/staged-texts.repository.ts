import { randomUUID } from "node:crypto";
import { and, asc, eq, ne, notExists, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/client.ts";
import { rowsOf } from "../../../platform/database/insert-rows.ts";
import { owned, ownedBy } from "../../../platform/database/owned.ts";
import type { Viewer } from "../../../service.ts";
import { passage, source, sourceVersion, versionPassage } from "../library.table.ts";
import { descriptionOf } from "./import.repository.ts";
import type { PreparedPassage, PreparedText } from "./prepared-text.ts";

/** Where a version is put together: a source that nobody may read, named after the one that it will be a version of. */
interface Stage {
  owner: Viewer;
  sourceId: string;
}

const stageOf = ({ owner, sourceId }: Stage) => and(owned(source, owner), eq(source.identifier, sourceId));

async function findStage(tx: Database, stage: Stage): Promise<string | null> {
  const [row] = await tx.select({ id: source.id }).from(source).where(stageOf(stage));
  return row?.id ?? null;
}

async function addStage(tx: Database, { owner, sourceId }: Stage, text: PreparedText, created_at: string): Promise<string> {
  const id = randomUUID();
  const named = { identifier: sourceId, text_kind: text.text_kind, ...descriptionOf(text) };
  await tx.insert(source).values({ id, ...ownedBy(owner), ...named, created_at, withheld: true });
  return id;
}

/** The version that is put together; null where none is. */
export async function findStaged(tx: Database, stage: Stage, { content_hash }: PreparedText): Promise<string | null> {
  const [row] = await tx
    .select({ id: sourceVersion.id })
    .from(sourceVersion)
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(and(stageOf(stage), eq(sourceVersion.content_hash, content_hash)));
  return row?.id ?? null;
}

/** So that nobody who follows the library looks for what changed. */
const unseen = 0;

/** Begins to put a version together, and leaves any other that was begun; one that was begun before goes on. */
export async function openStaged(tx: Database, stage: Stage, text: PreparedText, created_at: string): Promise<string> {
  const stageId = (await findStage(tx, stage)) ?? (await addStage(tx, stage, text, created_at));
  await tx.delete(sourceVersion).where(and(eq(sourceVersion.source_id, stageId), ne(sourceVersion.content_hash, text.content_hash)));
  const begun = await findStaged(tx, stage, text);
  if (begun !== null) return begun;
  const id = randomUUID();
  const { label, status, issued, effective, retrieved, supersedes, content_hash, hashes } = text;
  const standing = { label, status, issued, effective, retrieved, supersedes, is_current: false };
  await tx
    .insert(sourceVersion)
    .values({ id, source_id: stageId, ...standing, content_hash, passages: hashes.length, created_at, revision: unseen });
  return id;
}

export async function dropStage(tx: Database, stage: Stage): Promise<void> {
  await tx.delete(source).where(stageOf(stage));
}

/** Makes a version that was put together one of its source. */
export async function moveStaged(tx: Database, { id, ...row }: Omit<typeof sourceVersion.$inferSelect, "revision">): Promise<void> {
  const revision = sql`nextval(pg_get_serial_sequence('source_version', 'revision'))`;
  await tx
    .update(sourceVersion)
    .set({ ...row, revision })
    .where(eq(sourceVersion.id, id));
}

/**
 * Adds the passages that a source does not have, which are part of no version yet. Looked for among those of the source by name:
 * a plan made while there were few would else walk the whole table for each statement, however large it grew.
 */
export async function addPassages(tx: Database, source_id: string, passages: readonly PreparedPassage[]): Promise<void> {
  const rows = [...new Map(passages.map((one) => [one.hash, one])).values()].map((one) => ({ id: randomUUID(), source_id, ...one }));
  await tx.execute(sql`
    insert into passage (id, source_id, citation, heading, heading_path, page, text, hash, url)
    select id, source_id, citation, heading, heading_path, page, text, hash, url from ${rowsOf(passage, rows)} as given
    where not exists (select from passage as held where held.source_id = ${source_id} and held.hash = given.hash)`);
}

/** Has a version go on with the passages with these hashes, behind those that it has. */
export async function addMembers(
  tx: Database,
  versionId: string,
  sourceId: string,
  from: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into version_passage (version_id, ordinal, passage_id)
    select ${versionId}::uuid, ${from}::integer + given.place - 1, passage.id
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
export function readOnlyIn(tx: Database, versionId: string, otherId: string) {
  const other = alias(versionPassage, "other");
  const there = new QueryBuilder()
    .select({ id: other.passage_id })
    .from(other)
    .where(and(eq(other.version_id, otherId), eq(other.passage_id, versionPassage.passage_id)));
  return tx
    .select({ passage_id: passage.id, citation: passage.citation, heading: passage.heading, hash: passage.hash, text: passage.text })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(and(eq(versionPassage.version_id, versionId), notExists(there)))
    .orderBy(asc(versionPassage.ordinal));
}

export async function isInForce(tx: Database, versionId: string): Promise<boolean> {
  const [row] = await tx.select({ is: sourceVersion.is_current }).from(sourceVersion).where(eq(sourceVersion.id, versionId));
  return row?.is ?? false;
}

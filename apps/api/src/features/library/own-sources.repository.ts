import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned } from "../../platform/database/owned.ts";
import { readable } from "../../platform/database/readable.ts";
import type { Viewer } from "../../service.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** What the viewer's other sources are called. */
export async function readOwnIdentifiers(tx: Database, viewer: Viewer, besides: string | null): Promise<Set<string>> {
  const rows = await tx
    .select({ identifier: source.identifier })
    .from(source)
    .where(and(owned(source, viewer), besides === null ? undefined : ne(source.id, besides)));
  return new Set(rows.map(({ identifier }) => identifier));
}

export async function readOwnSource(tx: Database, viewer: Viewer, id: string) {
  const [row] = await tx
    .select()
    .from(source)
    .where(and(owned(source, viewer), eq(source.id, id)));
  return row ?? null;
}

/** Passages of the viewer's other texts, as far as they are searched. */
export async function countPassages(tx: Database, viewer: Viewer, besides: string | null): Promise<number> {
  const [row] = await tx
    .select({ passages: sql`coalesce(sum(${sourceVersion.passages}), 0)`.mapWith(Number) })
    .from(sourceVersion)
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(
      and(
        owned(source, viewer),
        eq(source.kind, "upload"),
        eq(source.withheld, false),
        besides === null ? undefined : ne(source.id, besides),
      ),
    );
  return row?.passages ?? 0;
}

/** Gives a source another name, which its passages are cited by; they stay the passages they were. */
export async function renameSource(tx: Database, id: string, name: { title: string; identifier: string; before: string }): Promise<void> {
  await tx.update(source).set({ title: name.title, identifier: name.identifier }).where(eq(source.id, id));
  if (name.identifier === name.before) return;
  const renamed = sql`${name.identifier}::text || substr(${passage.citation}, length(${name.before}::text) + 1)`;
  await tx
    .update(passage)
    .set({
      citation: renamed,
      hash: sql`encode(sha256(convert_to(${renamed} || E'\n' || ${passage.text}, 'UTF8')), 'hex')`,
    })
    .where(and(eq(passage.source_id, id), sql`starts_with(${passage.citation}, ${name.before})`));
}

/** Tells whoever holds a source in memory that it changed. */
export async function touchSource(tx: Database, id: string): Promise<void> {
  await tx
    .update(sourceVersion)
    .set({ revision: sql`nextval(pg_get_serial_sequence('source_version', 'revision'))` })
    .where(eq(sourceVersion.source_id, id));
}

export async function setWithheld(tx: Database, id: string, withheld: boolean): Promise<void> {
  await tx.update(source).set({ withheld }).where(eq(source.id, id));
}

/** Deletes a source with its versions and passages. */
export async function deleteSource(tx: Database, id: string): Promise<void> {
  const versions = tx.select({ id: sourceVersion.id }).from(sourceVersion).where(eq(sourceVersion.source_id, id));
  await tx.delete(versionPassage).where(sql`${versionPassage.version_id} in ${versions}`);
  await tx.delete(passage).where(eq(passage.source_id, id));
  await tx.delete(source).where(eq(source.id, id));
}

/** A passage of a source with the versions that hold it; null where the source has none of that id. */
export async function readPassageOf(database: Database, sourceId: string, passageId: string) {
  const rows = await database
    .select({
      text: passage.text,
      page: passage.page,
      citation: passage.citation,
      identifier: source.identifier,
      version_id: versionPassage.version_id,
    })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .where(and(eq(passage.id, passageId), eq(passage.source_id, sourceId)));
  const [first] = rows;
  return first ? { ...first, versions: rows.map(({ version_id }) => version_id) } : null;
}

/** Whether there is a passage that the viewer may read, of whatever source. */
export async function isPassage(database: Database, viewer: Viewer, passageId: string): Promise<boolean> {
  const rows = await database
    .select({ id: passage.id })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .where(and(eq(passage.id, passageId), readable("source", source, viewer)));
  return rows.length > 0;
}

/** Passages of the viewer's current texts that have all of some words, in no order. */
export const findPassages = (database: Database, viewer: Viewer, patterns: readonly string[], limit: number) =>
  database
    .selectDistinct({
      id: passage.id,
      key: passage.key,
      source_id: passage.source_id,
      citation: passage.citation,
      page: passage.page,
      text: passage.text,
      identifier: source.identifier,
    })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .innerJoin(sourceVersion, and(eq(sourceVersion.id, versionPassage.version_id), eq(sourceVersion.is_current, true)))
    .where(
      and(
        owned(source, viewer),
        eq(source.withheld, false),
        eq(source.kind, "upload"),
        ...patterns.map((pattern) => sql`${passage.heading} || ' ' || ${passage.text} ilike ${pattern}`),
      ),
    )
    .orderBy(passage.key)
    .limit(limit);

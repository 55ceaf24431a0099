import type { NewSourceVersion } from "@clausewise/contracts";
import { and, count, eq, isNull, max, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../database/client.ts";
import { first } from "../../database/rows.ts";
import { passage, source, sourceVersion, versionPassage } from "./corpus.table.ts";
import { passageHash, sha256 } from "./passage-hash.ts";
import { standingOn } from "./version-chain.ts";

export type VersionToAdd = z.output<typeof NewSourceVersion>;
type PassageToAdd = VersionToAdd["passages"][number];

/** What makes a version another version: its words, where they stand, its status and dates; not when we last looked. */
export const contentHash = (version: VersionToAdd): string =>
  sha256(JSON.stringify([version.label, version.status, version.issued, version.effective, version.passages]));

export async function findSource(tx: Database, version: VersionToAdd) {
  const [row] = await tx
    .select()
    .from(source)
    .where(and(isNull(source.owner_id), eq(source.identifier, version.identifier), eq(source.text_kind, version.text_kind)));
  return row ?? null;
}

/** What a version says of its source; it may be corrected without any of the words changing. */
export const descriptionOf = ({ title, authority, jurisdiction, kind, binding, url, docket }: VersionToAdd) => ({
  title,
  authority,
  jurisdiction,
  kind,
  binding,
  url,
  docket,
});

export async function addSource(tx: Database, version: VersionToAdd): Promise<string> {
  const { identifier, text_kind } = version;
  const added = await tx
    .insert(source)
    .values({ ...descriptionOf(version), identifier, text_kind, created_at: new Date().toISOString() })
    .returning({ id: source.id });
  return first(added).id;
}

export async function describeSource(tx: Database, sourceId: string, version: VersionToAdd): Promise<void> {
  await tx.update(source).set(descriptionOf(version)).where(eq(source.id, sourceId));
}

export async function findVersion(database: Database, sourceId: string, hash: string) {
  const [row] = await database
    .select()
    .from(sourceVersion)
    .where(and(eq(sourceVersion.source_id, sourceId), eq(sourceVersion.content_hash, hash)));
  return row ?? null;
}

export async function setRetrieved(tx: Database, versionId: string, retrieved: string): Promise<void> {
  await tx.update(sourceVersion).set({ retrieved }).where(eq(sourceVersion.id, versionId));
}

export async function setSuperseded(tx: Database, versionId: string, supersedes: string[]): Promise<void> {
  await tx.update(sourceVersion).set({ supersedes }).where(eq(sourceVersion.id, versionId));
}

/** Adds a version with its passages, keeping those the source already has. */
export async function addVersion(tx: Database, sourceId: string, version: VersionToAdd) {
  const { id } = first(
    await tx
      .insert(sourceVersion)
      .values({
        source_id: sourceId,
        label: version.label,
        status: version.status,
        issued: version.issued,
        effective: version.effective,
        retrieved: version.retrieved,
        content_hash: contentHash(version),
        is_current: false,
        passages: version.passages.length,
        supersedes: version.supersedes,
        created_at: new Date().toISOString(),
      })
      .returning({ id: sourceVersion.id }),
  );
  const known = new Map(
    (await tx.select({ id: passage.id, hash: passage.hash }).from(passage).where(eq(passage.source_id, sourceId))).map((row) => [
      row.hash,
      row.id,
    ]),
  );
  const hashed = version.passages.map((one) => [passageHash(one), one] as const);
  const distinct = new Map(hashed);
  const fresh = new Map(hashed.filter(([hash]) => !known.has(hash)));
  const left = (known.size > 0 ? await hashesInForce(tx, sourceId) : []).filter((hash) => !distinct.has(hash));
  for (const row of await insertPassages(tx, sourceId, fresh)) known.set(row.hash, row.id);
  await inBatches(
    hashed.flatMap(([hash], ordinal) => {
      const passage_id = known.get(hash);
      return passage_id ? [{ version_id: id, ordinal, passage_id }] : [];
    }),
    (rows) => tx.insert(versionPassage).values(rows),
  );
  return { id, added: fresh.size, kept: distinct.size - fresh.size, removed: left.length };
}

/** Hashes of the passages that the version in force until now consists of. */
async function hashesInForce(tx: Database, sourceId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ hash: passage.hash })
    .from(passage)
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .where(and(eq(sourceVersion.source_id, sourceId), eq(sourceVersion.is_current, true)));
  return rows.map((row) => row.hash);
}

async function insertPassages(tx: Database, sourceId: string, fresh: ReadonlyMap<string, PassageToAdd>) {
  const added: { id: string; hash: string }[] = [];
  await inBatches(
    [...fresh].map(([hash, one]) => ({ ...one, source_id: sourceId, hash })),
    async (rows) => void added.push(...(await tx.insert(passage).values(rows).returning({ id: passage.id, hash: passage.hash }))),
  );
  return added;
}

/** Rows an insert carries at once: well below the 65,535 parameters a statement may have. */
const batch = 500;

async function inBatches<T>(rows: T[], insert: (rows: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) await insert(rows.slice(at, at + batch));
}

/** Works out anew which version of a source holds today and what each replaced; gives the id of the one that holds. */
export async function rechain(tx: Database, sourceId: string, today: string): Promise<string | null> {
  const versions = standingOn(await tx.select().from(sourceVersion).where(eq(sourceVersion.source_id, sourceId)), today);
  for (const { id, replaces, is_current, status } of versions) {
    await tx
      .update(sourceVersion)
      .set({ replaces, is_current, status, revision: sql`nextval(pg_get_serial_sequence('source_version', 'revision'))` })
      .where(eq(sourceVersion.id, id));
  }
  return versions.find((version) => version.is_current)?.id ?? null;
}

/** What the shared library holds; what people keep for themselves is not counted. */
export async function summarise(database: Database) {
  const sources = first(
    await database
      .select({ all: count(), verbatim: sql<number>`count(*) filter (where ${source.text_kind} = 'verbatim')`.mapWith(Number) })
      .from(source)
      .where(isNull(source.owner_id)),
  );
  const versions = first(
    await database
      .select({ all: count(), last: max(sourceVersion.retrieved) })
      .from(sourceVersion)
      .innerJoin(source, eq(source.id, sourceVersion.source_id))
      .where(isNull(source.owner_id)),
  );
  const passages = first(
    await database
      .select({ all: count() })
      .from(passage)
      .innerJoin(source, eq(source.id, passage.source_id))
      .where(isNull(source.owner_id)),
  );
  return {
    sources: sources.all,
    verbatim_sources: sources.verbatim,
    versions: versions.all,
    last_retrieved: versions.last,
    passages: passages.all,
  };
}

import { randomUUID } from "node:crypto";
import type { NewSourceVersion } from "@clausewise/contracts";
import { and, count, eq, inArray, max, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../../platform/database/client.ts";
import { ownedBy } from "../../../platform/database/owned.ts";
import { everybodys } from "../../../platform/database/readable.ts";
import type { Viewer } from "../../../service.ts";
import { insertRows, rowsOf } from "../../../platform/database/insert-rows.ts";
import { first } from "../../../platform/database/rows.ts";
import { passage, source, sourceVersion, versionPassage } from "../library.table.ts";
import { contentHash, passageHash } from "../passage-hash.ts";
import { chainOn } from "../version-chain.ts";

export type VersionToAdd = z.output<typeof NewSourceVersion>;
export type StoredSource = typeof source.$inferSelect;
export type StoredVersion = typeof sourceVersion.$inferSelect;

/** What makes a source another source of the shared library. */
export const sourceName = ({ identifier, text_kind }: Pick<VersionToAdd, "identifier" | "text_kind">): string =>
  `${text_kind} ${identifier}`;

/** The sources of the shared library that these are versions of, by their names. */
export async function findSources(
  tx: Database,
  versions: readonly Pick<VersionToAdd, "identifier" | "text_kind">[],
): Promise<Map<string, StoredSource>> {
  const identifiers = versions.map((version) => version.identifier);
  const rows = await tx
    .select()
    .from(source)
    .where(and(everybodys(source), inArray(source.identifier, identifiers)));
  return new Map(rows.map((row) => [sourceName(row), row]));
}

/** Every version of these sources, by source. */
export async function findVersions(tx: Database, sourceIds: string[]): Promise<Map<string, StoredVersion[]>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await tx.select().from(sourceVersion).where(inArray(sourceVersion.source_id, sourceIds));
  return Map.groupBy(rows, (row) => row.source_id);
}

/** A version without what is in it. */
export type Described = Omit<VersionToAdd, "passages">;

/** What a version says of its source; it may be corrected without any of the words changing. */
export const descriptionOf = ({ title, authority, jurisdiction, kind, binding, url, docket }: Described) => ({
  title,
  authority,
  jurisdiction,
  kind,
  binding,
  url,
  docket,
});

/** A version to add to a source, with the versions that the source has. */
export interface Addition {
  sourceId: string;
  /** Whether there is no such source yet. */
  isNew: boolean;
  version: VersionToAdd;
  siblings: readonly StoredVersion[];
}

/** Adds the sources of versions to come, for the shared library or for one owner. */
export async function addSources(
  tx: Database,
  additions: readonly (Pick<Addition, "sourceId"> & { version: Described })[],
  created_at: string,
  owner: Viewer | null = null,
): Promise<void> {
  const rows = additions.map(({ sourceId, version }) => {
    const { identifier, text_kind } = version;
    return { id: sourceId, ...(owner && ownedBy(owner)), identifier, text_kind, ...descriptionOf(version), created_at };
  });
  await insertRows(tx, source, rows);
}

export async function describeSource(tx: Database, sourceId: string, version: Described): Promise<void> {
  await tx.update(source).set(descriptionOf(version)).where(eq(source.id, sourceId));
}

/** Tells whoever holds versions in memory that one of them changed. */
const nextRevision = sql`nextval(pg_get_serial_sequence('source_version', 'revision'))`;

export async function setRetrieved(tx: Database, versionId: string, retrieved: string): Promise<void> {
  await tx.update(sourceVersion).set({ retrieved, revision: nextRevision }).where(eq(sourceVersion.id, versionId));
}

export async function setSuperseded(tx: Database, versionId: string, supersedes: string[]): Promise<void> {
  await tx.update(sourceVersion).set({ supersedes }).where(eq(sourceVersion.id, versionId));
}

/** Adds versions of different sources under the law of the day `now` is on, keeping the passages that their sources already have. */
export async function addVersions(tx: Database, additions: readonly Addition[], now: string) {
  const sourceIds = additions.filter(({ isNew }) => !isNew).map(({ sourceId }) => sourceId);
  const known = await passagesOf(tx, sourceIds);
  const inForce = await hashesInForce(tx, sourceIds);
  const planned = additions.map((addition) => plan(addition, now, known.get(addition.sourceId), inForce.get(addition.sourceId)));
  await insertRows(
    tx,
    sourceVersion,
    planned.map(({ row }) => row),
  );
  await restate(
    tx,
    planned.flatMap(({ restated }) => restated),
  );
  await insertRows(
    tx,
    passage,
    planned.flatMap(({ passages }) => passages),
  );
  await insertRows(
    tx,
    versionPassage,
    planned.flatMap(({ members }) => members),
  );
  return planned.map(({ addition, row, counts }) => ({ addition, id: row.id, is_current: row.is_current, passages: counts }));
}

interface RowParts {
  id?: string;
  sourceId: string;
  siblings: readonly StoredVersion[];
  now: string;
  version: Described;
  content_hash: string;
  passages: number;
}

/** A version's row among those of its source, and where those stand from then on. */
export function versionRow({ id = randomUUID(), sourceId, siblings, now, version, ...counted }: RowParts) {
  const { label, status, issued, effective, retrieved, supersedes } = version;
  const dated = { label, status, issued, effective, retrieved, supersedes };
  const added = { id, source_id: sourceId, ...dated, ...counted, created_at: now };
  const chain = chainOn<Omit<StoredVersion, "revision" | "replaces" | "is_current">>([...siblings, added], now.slice(0, 10));
  const standing = first(chain.filter((one) => one.id === added.id));
  const { replaces, is_current } = standing;
  return { row: { ...added, replaces, is_current, status: standing.status }, restated: chain.filter((one) => one.id !== added.id) };
}

function plan(addition: Addition, now: string, known = new Map<string, string>(), inForce: string[] = []) {
  const { sourceId, version, siblings } = addition;
  const { row, restated } = versionRow({
    sourceId,
    siblings,
    now,
    version,
    content_hash: contentHash(version),
    passages: version.passages.length,
  });
  const hashed = version.passages.map((one) => [passageHash(one), one] as const);
  const distinct = new Map(hashed);
  const fresh = [...distinct]
    .filter(([hash]) => !known.has(hash))
    .map(([hash, one]) => ({ id: randomUUID(), source_id: sourceId, hash, ...one }));
  const idOf = new Map([...known, ...fresh.map(({ hash, id }) => [hash, id] as const)]);
  return {
    addition,
    row,
    restated,
    passages: fresh,
    members: hashed.flatMap(([hash], ordinal) => {
      const passage_id = idOf.get(hash);
      return passage_id ? [{ version_id: row.id, ordinal, passage_id }] : [];
    }),
    counts: {
      added: fresh.length,
      kept: distinct.size - fresh.length,
      removed: inForce.filter((hash) => !distinct.has(hash)).length,
    },
  };
}

/** Ids of the passages that these sources have, by source and hash. */
async function passagesOf(tx: Database, sourceIds: string[]): Promise<Map<string, Map<string, string>>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: passage.id, source_id: passage.source_id, hash: passage.hash })
    .from(passage)
    .where(inArray(passage.source_id, sourceIds));
  const bySource = Map.groupBy(rows, (row) => row.source_id);
  return new Map([...bySource].map(([id, all]) => [id, new Map(all.map((row) => [row.hash, row.id]))]));
}

/** Hashes of the passages that the versions in force until now consist of, by source. */
async function hashesInForce(tx: Database, sourceIds: string[]): Promise<Map<string, string[]>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinct({ source_id: sourceVersion.source_id, hash: passage.hash })
    .from(passage)
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .where(and(inArray(sourceVersion.source_id, sourceIds), eq(sourceVersion.is_current, true)));
  return new Map([...Map.groupBy(rows, (row) => row.source_id)].map(([id, all]) => [id, all.map((row) => row.hash)]));
}

/** Writes where versions stand, and tells whoever follows them that they changed. */
export async function restate(
  tx: Database,
  versions: readonly Pick<StoredVersion, "id" | "replaces" | "is_current" | "status">[],
): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ id, replaces, is_current, status }) => ({ id, replaces, is_current, status }));
  await tx.execute(sql`
    update source_version as kept
    set replaces = given.replaces, is_current = given.is_current, status = given.status,
      revision = ${nextRevision}
    from ${rowsOf(sourceVersion, rows)} as given
    where kept.id = given.id`);
}

/** What the shared library holds; what people keep for themselves is not counted. */
export async function summarise(database: Database) {
  const sources = first(
    await database
      .select({ all: count(), verbatim: sql<number>`count(*) filter (where ${source.text_kind} = 'verbatim')`.mapWith(Number) })
      .from(source)
      .where(everybodys(source)),
  );
  const versions = first(
    await database
      .select({ all: count(), last: max(sourceVersion.retrieved) })
      .from(sourceVersion)
      .innerJoin(source, eq(source.id, sourceVersion.source_id))
      .where(everybodys(source)),
  );
  const passages = first(
    await database.select({ all: count() }).from(passage).innerJoin(source, eq(source.id, passage.source_id)).where(everybodys(source)),
  );
  return {
    sources: sources.all,
    verbatim_sources: sources.verbatim,
    versions: versions.all,
    last_retrieved: versions.last,
    passages: passages.all,
  };
}

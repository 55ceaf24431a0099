import { and, eq, gt, max, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { everybodys, mayHavePersonal, personal } from "../../platform/database/readable.ts";
import type { Viewer } from "../../service.ts";
import { source, sourceVersion } from "./library.table.ts";

const versionColumns = {
  id: sourceVersion.id,
  source_id: sourceVersion.source_id,
  label: sourceVersion.label,
  status: sourceVersion.status,
  issued: sourceVersion.issued,
  effective: sourceVersion.effective,
  retrieved: sourceVersion.retrieved,
  passages: sourceVersion.passages,
  supersedes: sourceVersion.supersedes,
  created_at: sourceVersion.created_at,
};

/** Sources without a word of their text, each with its versions. */
async function readCatalogue(database: Database, which: SQL) {
  const [sources, versions] = await Promise.all([
    database.select().from(source).where(which),
    database.select(versionColumns).from(sourceVersion).innerJoin(source, eq(source.id, sourceVersion.source_id)).where(which),
  ]);
  return { sources, versions };
}
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>;

export const readSharedCatalogue = (database: Database): Promise<CatalogueRows> => readCatalogue(database, everybodys(source));

/** The shared sources of which a version changed after a revision. */
export function readSharedSince(database: Database, revision: number): Promise<CatalogueRows> {
  const changed = database.select({ id: sourceVersion.source_id }).from(sourceVersion).where(gt(sourceVersion.revision, revision));
  return readCatalogue(database, sql`(${everybodys(source)} and ${source.id} in (${changed}))`);
}

/** What only some may read, the viewer among them: their own, and what was shared with them. */
export const readPersonalCatalogue = (database: Database, viewer: Viewer): Promise<CatalogueRows> =>
  readCatalogue(database, personal("source", source, viewer));

/** Number of the last change to any version, and whether there may be sources that not everybody but the viewer may read. */
export async function readShelfState(database: Database, viewer: Viewer): Promise<{ revision: number; mayHavePersonal: boolean }> {
  const [row] = await database
    .select({ revision: max(sourceVersion.revision), mayHavePersonal: sql<boolean>`${mayHavePersonal(source, viewer)}` })
    .from(sourceVersion);
  return { revision: row?.revision ?? 0, mayHavePersonal: row?.mayHavePersonal ?? false };
}

export type SharedGuidance = Awaited<ReturnType<typeof readSharedGuidance>>[number];

/** The shared sources that are guidance of one authority, by what others may know them. */
export const readSharedGuidance = (database: Database, authority: string) =>
  database
    .select({
      id: source.id,
      identifier: source.identifier,
      title: source.title,
      url: source.url,
      docket: source.docket,
      text_kind: source.text_kind,
    })
    .from(source)
    .where(and(everybodys(source), eq(source.kind, "guidance"), eq(source.authority, authority)));

import { eq, isNull, max, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
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

export const readSharedCatalogue = (database: Database): Promise<CatalogueRows> => readCatalogue(database, isNull(source.owner_id));

/** What a person keeps for themselves. */
export const readOwnCatalogue = (database: Database, ownerId: string): Promise<CatalogueRows> =>
  readCatalogue(database, eq(source.owner_id, ownerId));

/** Number of the last change to any version, and whether a person keeps sources for themselves. */
export async function readShelfState(database: Database, ownerId: string): Promise<{ revision: number; keepsOwn: boolean }> {
  const own = database.select({ id: source.id }).from(source).where(eq(source.owner_id, ownerId));
  const [row] = await database.select({ revision: max(sourceVersion.revision), keepsOwn: sql<boolean>`exists ${own}` }).from(sourceVersion);
  return { revision: row?.revision ?? 0, keepsOwn: row?.keepsOwn ?? false };
}

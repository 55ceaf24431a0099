import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { source, sourceVersion } from "./library.table.ts";
import { readableBy } from "./reading.repository.ts";

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

/** What stands on a person's shelves, without a word of its text: shared sources and their own, each with its versions. */
export async function readCatalogue(database: Database, ownerId: string) {
  const [sources, versions] = await Promise.all([
    database.select().from(source).where(readableBy(ownerId)),
    database
      .select(versionColumns)
      .from(sourceVersion)
      .innerJoin(source, eq(source.id, sourceVersion.source_id))
      .where(readableBy(ownerId)),
  ]);
  return { sources, versions };
}
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogue>>;

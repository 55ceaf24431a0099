import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { addSources, addVersions, type VersionToAdd } from "../features/library/import/import.repository.ts";
import type { Viewer } from "../service.ts";
import { passage, source, sourceVersion } from "../features/library/library.table.ts";

/** Stores a version as a source that one person keeps for themselves; gives the source's id. */
export async function addPrivateSource(database: Database, owner: Viewer, version: VersionToAdd): Promise<string> {
  const addition = { sourceId: randomUUID(), isNew: true, version, siblings: [] };
  const now = `${version.retrieved}T00:00:00.000Z`;
  await addSources(database, [addition], now, owner);
  await addVersions(database, [addition], now);
  return addition.sourceId;
}

/** Changes the stored words of a passage behind the program's back, as damage or a hand in the database would. */
export async function alterPassage(database: Database, citation: string, from: string, to: string): Promise<void> {
  await database
    .update(passage)
    .set({ text: sql`replace(${passage.text}, ${from}, ${to})` })
    .where(eq(passage.citation, citation));
}

/** Deletes a source with all its versions and passages. */
export async function dropSource(database: Database, id: string): Promise<void> {
  await database.delete(sourceVersion).where(eq(sourceVersion.source_id, id));
  await database.delete(source).where(eq(source.id, id));
}

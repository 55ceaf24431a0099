import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { addSources, addVersions, type VersionToAdd } from "../features/library/import/import.repository.ts";
import type { Viewer } from "../service.ts";
import { passage } from "../features/library/library.table.ts";

/** Stores a version as a source that one person keeps for themselves; gives the source's id. */
export async function addPrivateSource(database: Database, owner: Viewer, version: VersionToAdd): Promise<string> {
  const addition = { sourceId: randomUUID(), version, siblings: [] };
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

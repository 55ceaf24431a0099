import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { addVersion, rechain, type VersionToAdd } from "../features/corpus/corpus.repository.ts";
import { passage, source } from "../features/corpus/corpus.table.ts";

/** Stores a version as a source that one person keeps for themselves; gives the source's id. */
export async function addPrivateSource(database: Database, ownerId: string, version: VersionToAdd): Promise<string> {
  const { identifier, title, authority, jurisdiction, kind, binding, text_kind, url, docket } = version;
  const described = { identifier, title, authority, jurisdiction, kind, binding, text_kind, url, docket };
  const [row] = await database
    .insert(source)
    .values({ ...described, owner_id: ownerId, created_at: new Date().toISOString() })
    .returning({ id: source.id });
  if (!row) throw new Error("the source was not added");
  await addVersion(database, row.id, version);
  await rechain(database, row.id, version.retrieved);
  return row.id;
}

/** Changes the stored words of a passage behind the program's back, as damage or a hand in the database would. */
export async function alterPassage(database: Database, citation: string, from: string, to: string): Promise<void> {
  await database
    .update(passage)
    .set({ text: sql`replace(${passage.text}, ${from}, ${to})` })
    .where(eq(passage.citation, citation));
}

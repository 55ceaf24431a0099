import { eq } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { passage, source, sourceVersion, versionPassage } from "../features/library/library.table.ts";

/** Every passage of every version, as the database holds it. */
export const readStoredPassages = (database: Database) =>
  database
    .select({
      passage_id: passage.id,
      citation: passage.citation,
      heading: passage.heading,
      text: passage.text,
      source_id: source.id,
      source_identifier: source.identifier,
      source_title: source.title,
      version_id: sourceVersion.id,
    })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .innerJoin(source, eq(source.id, sourceVersion.source_id));
export type StoredPassage = Awaited<ReturnType<typeof readStoredPassages>>[number];

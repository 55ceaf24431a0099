import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { passage, versionPassage } from "./library.table.ts";

/** Citations that versions consist of. */
export async function readSections(database: Database, versionIds: string[]): Promise<string[]> {
  const rows = await database
    .selectDistinct({ citation: passage.citation })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(inArray(versionPassage.version_id, versionIds));
  return rows.map((row) => row.citation);
}

/** The passages of a version in reading order, without their text. */
export const readPlaces = (database: Database, versionId: string) =>
  database
    .select({ id: passage.id, citation: passage.citation, heading: passage.heading, hash: passage.hash })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(eq(versionPassage.version_id, versionId))
    .orderBy(asc(versionPassage.ordinal));

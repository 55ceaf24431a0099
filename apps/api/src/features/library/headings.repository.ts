import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { passage, versionPassage } from "./library.table.ts";

/** Passages read on either side of one: most sections and what follows them fit. */
const reach = 120;

/** Headings around a passage of a version, in reading order. */
export async function readHeadingsAround(database: Database, versionId: string, passageId: string) {
  const [at] = await database
    .select({ ordinal: versionPassage.ordinal })
    .from(versionPassage)
    .where(and(eq(versionPassage.version_id, versionId), eq(versionPassage.passage_id, passageId)))
    .limit(1);
  if (!at) return [];
  const near = and(gte(versionPassage.ordinal, at.ordinal - reach), lte(versionPassage.ordinal, at.ordinal + reach));
  return database
    .select({ passage_id: passage.id, source_id: passage.source_id, citation: passage.citation, heading: passage.heading })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(and(eq(versionPassage.version_id, versionId), near))
    .orderBy(asc(versionPassage.ordinal));
}

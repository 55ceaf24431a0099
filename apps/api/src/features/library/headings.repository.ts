import { and, asc, between, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { passage, versionPassage } from "./library.table.ts";

/** Passages read on either side of one: most sections and what follows them fit. */
const reach = 120;

/** Headings around a passage of a version, in reading order. */
export function readHeadingsAround(database: Database, versionId: string, passageId: string) {
  const middle = database
    .select({ ordinal: versionPassage.ordinal })
    .from(versionPassage)
    .where(and(eq(versionPassage.version_id, versionId), eq(versionPassage.passage_id, passageId)))
    .orderBy(asc(versionPassage.ordinal))
    .limit(1)
    .as("middle");
  const near = between(versionPassage.ordinal, sql`${middle.ordinal} - ${reach}`, sql`${middle.ordinal} + ${reach}`);
  return database
    .select({ passage_id: passage.id, source_id: passage.source_id, citation: passage.citation, heading: passage.heading })
    .from(middle)
    .innerJoin(versionPassage, and(eq(versionPassage.version_id, versionId), near))
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .orderBy(asc(versionPassage.ordinal));
}

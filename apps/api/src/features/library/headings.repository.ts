import { and, asc, between, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { passage, versionPassage } from "./library.table.ts";

/** Passages read on either side of one: most sections and what follows them fit. */
const reach = 120;

/** One passage's heading. */
export interface Heading {
  passage_id: string;
  source_id: string;
  citation: string;
  heading: string;
}

/** Headings around a passage of a version, in reading order. */
export async function readHeadingsAround(database: Database, versionId: string, passageId: string): Promise<Heading[]> {
  const middle = database
    .select({ ordinal: versionPassage.ordinal })
    .from(versionPassage)
    .where(and(eq(versionPassage.version_id, versionId), eq(versionPassage.passage_id, passageId)))
    .orderBy(asc(versionPassage.ordinal))
    .limit(1)
    .as("middle");
  const near = between(versionPassage.ordinal, sql`${middle.ordinal} - ${reach}`, sql`${middle.ordinal} + ${reach}`);
  const one = sql`json_build_object('passage_id', ${passage.id}, 'source_id', ${passage.source_id}, 'citation', ${passage.citation}, 'heading', ${passage.heading})`;
  const [row] = await database
    // One value for all: on the embedded database, reading row by row takes twice as long.
    .select({ headings: sql<Heading[] | null>`json_agg(${one} order by ${versionPassage.ordinal})` })
    .from(middle)
    .innerJoin(versionPassage, and(eq(versionPassage.version_id, versionId), near))
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id));
  return row?.headings ?? [];
}

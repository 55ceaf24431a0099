import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { officialRun } from "./official.table.ts";

type StoredRun = typeof officialRun.$inferSelect;

/** Looks that are kept of each source. */
const mostKept = 100;

export const listRuns = (database: Database, sourceId: string): Promise<StoredRun[]> =>
  database.select().from(officialRun).where(eq(officialRun.source_id, sourceId)).orderBy(desc(officialRun.ended_at)).limit(mostKept);

/** Notes what a look came to; the oldest are forgotten. */
export async function addRun(database: Database, run: Omit<StoredRun, "id">): Promise<void> {
  await database.insert(officialRun).values(run);
  const kept = database
    .select({ id: officialRun.id })
    .from(officialRun)
    .where(eq(officialRun.source_id, run.source_id))
    .orderBy(desc(officialRun.ended_at))
    .limit(mostKept);
  await database.delete(officialRun).where(and(eq(officialRun.source_id, run.source_id), notInArray(officialRun.id, kept)));
}

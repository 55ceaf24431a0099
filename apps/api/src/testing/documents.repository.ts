import { eq, inArray, sql } from "drizzle-orm";
import { documentVersion } from "../features/documents/documents.table.ts";
import { sourceVersion } from "../features/library/library.table.ts";
import type { Database } from "../platform/database/client.ts";
import { queueSchema } from "../platform/jobs/jobs.repository.ts";

/** How many files of anybody wait to be read or are being read. */
export const countUnread = (database: Database): Promise<number> =>
  database.$count(documentVersion, inArray(documentVersion.upload_status, ["pending", "processing"]));

/** Empties the queue, as where a copy of the data came without it. */
export const emptyQueue = (database: Database): Promise<unknown> => database.execute(sql`delete from ${sql.identifier(queueSchema)}.job`);

/** Has a text count as one of many passages, which nobody has to write for that. */
export async function countAs(database: Database, sourceId: string, passages: number): Promise<void> {
  await database.update(sourceVersion).set({ passages }).where(eq(sourceVersion.source_id, sourceId));
}

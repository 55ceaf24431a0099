import { inArray, sql } from "drizzle-orm";
import { documentVersion } from "../features/documents/documents.table.ts";
import type { Database } from "../platform/database/client.ts";
import { queueSchema } from "../platform/jobs/jobs.repository.ts";

/** How many files of anybody wait to be read or are being read. */
export const countUnread = (database: Database): Promise<number> =>
  database.$count(documentVersion, inArray(documentVersion.upload_status, ["pending", "processing"]));

/** Empties the queue, as where a copy of the data came without it. */
export const emptyQueue = (database: Database): Promise<unknown> => database.execute(sql`delete from ${sql.identifier(queueSchema)}.job`);

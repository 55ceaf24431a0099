import { eq, inArray, sql } from "drizzle-orm";
import { document, documentVersion } from "../features/documents/documents.table.ts";
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

/** Has somebody keep further documents like one of theirs, each with a file that counts as so many bytes. */
export async function keepLike(database: Database, documentId: string, documents: number, bytes: number): Promise<void> {
  await database.execute(sql`
    with added as (
      insert into ${document} (owner_id, title, current_version, created_at, updated_at)
      select owner_id, title, 1, created_at, updated_at from ${document}, generate_series(1, ${documents}::int)
      where id = ${documentId} returning id, owner_id
    )
    insert into ${documentVersion}
      (document_id, owner_id, number, filename, extension, file_size, mimetype, sha256, blob, upload_status, tries, created_at)
    select added.id, added.owner_id, 1, filename, extension, ${bytes}::int, mimetype, sha256, blob, 'failed', 0, created_at
    from added, ${documentVersion} where document_id = ${documentId}`);
}

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { document, documentVersion } from "./documents.table.ts";

export type VersionRow = typeof documentVersion.$inferSelect;

export const insertVersion = async (tx: Database, viewer: Viewer, row: Unowned<typeof documentVersion.$inferInsert>): Promise<VersionRow> =>
  first(
    await tx
      .insert(documentVersion)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

/** The files of one of the viewer's documents, newest first. */
export const readVersions = (database: Database, viewer: Viewer, documentId: string): Promise<VersionRow[]> =>
  database
    .select()
    .from(documentVersion)
    .where(and(owned(documentVersion, viewer), eq(documentVersion.document_id, documentId)))
    .orderBy(desc(documentVersion.number));

/** One file of a document, the newest for null; null where there is none. */
export async function findVersion(
  database: Database,
  viewer: Viewer,
  documentId: string,
  number: number | null,
): Promise<VersionRow | null> {
  const [row] = await database
    .select()
    .from(documentVersion)
    .where(
      and(
        owned(documentVersion, viewer),
        eq(documentVersion.document_id, documentId),
        number === null ? undefined : eq(documentVersion.number, number),
      ),
    )
    .orderBy(desc(documentVersion.number))
    .limit(1);
  return row ?? null;
}

/** All files of the viewer's documents that were not deleted, with the documents, oldest first. */
export const readAllVersions = (database: Database, viewer: Viewer) =>
  database
    .select({ document, version: documentVersion })
    .from(documentVersion)
    .innerJoin(document, eq(document.id, documentVersion.document_id))
    .where(and(owned(documentVersion, viewer), sql`${document.deleted_at} is null`))
    .orderBy(document.created_at, document.id, documentVersion.number);

/** Names of all stored files that a document stands for. */
export async function listBlobs(database: Database): Promise<string[]> {
  const rows = await database.select({ blob: documentVersion.blob, reading: documentVersion.reading_blob }).from(documentVersion);
  return rows.flatMap(({ blob, reading }) => (reading === null ? [blob] : [blob, reading]));
}

const unread = inArray(documentVersion.upload_status, ["pending", "processing"]);

/** How many files of a person wait to be read. */
export const countWaiting = (tx: Database, viewer: Viewer): Promise<number> =>
  tx.$count(documentVersion, and(owned(documentVersion, viewer), unread));

/** Has a file be read by a job, as if it never had been. */
export async function askFor(tx: Database, viewer: Viewer, id: string, job_id: string): Promise<void> {
  await tx
    .update(documentVersion)
    .set({ upload_status: "pending", failure: null, job_id, tries: 0 })
    .where(and(owned(documentVersion, viewer), eq(documentVersion.id, id)));
}

/** Begins a try of the job that reads a file: the file as it is then; null where that job no longer is to read it. */
export async function beginTry(database: Database, viewer: Viewer, id: string, job_id: string): Promise<VersionRow | null> {
  const [row] = await database
    .update(documentVersion)
    .set({ upload_status: "processing", tries: sql`${documentVersion.tries} + 1` })
    .where(and(owned(documentVersion, viewer), eq(documentVersion.id, id), eq(documentVersion.job_id, job_id), unread))
    .returning();
  return row ?? null;
}

/** Has a try not count that ended with its process, in good order. */
export async function giveTryBack(database: Database, viewer: Viewer, { id, job_id, tries }: VersionRow): Promise<void> {
  if (job_id === null) return;
  const same = and(eq(documentVersion.id, id), eq(documentVersion.job_id, job_id), eq(documentVersion.tries, tries), unread);
  await database
    .update(documentVersion)
    .set({ tries: tries - 1 })
    .where(and(owned(documentVersion, viewer), same));
}

/** Reads a file for ending a try, where no other try began meanwhile and nobody cancelled it; else null. */
export async function lockTry(tx: Database, viewer: Viewer, { id, job_id, tries }: VersionRow): Promise<VersionRow | null> {
  const [row] = await tx
    .select()
    .from(documentVersion)
    .where(
      and(
        owned(documentVersion, viewer),
        eq(documentVersion.id, id),
        eq(documentVersion.tries, tries),
        job_id === null ? sql`false` : eq(documentVersion.job_id, job_id),
        eq(documentVersion.upload_status, "processing"),
      ),
    )
    .for("update");
  return row ?? null;
}

type Ended = Pick<VersionRow, "upload_status" | "failure"> & Partial<Pick<VersionRow, "parts" | "reading_blob" | "source_version_id">>;

export async function endTry(tx: Database, viewer: Viewer, id: string, ended: Ended): Promise<void> {
  await tx
    .update(documentVersion)
    .set(ended)
    .where(and(owned(documentVersion, viewer), eq(documentVersion.id, id)));
}

/** Files that wait to be read or are being read, whosever they are. */
export const readUnread = (database: Database): Promise<VersionRow[]> =>
  database.select().from(documentVersion).where(unread).orderBy(documentVersion.created_at);

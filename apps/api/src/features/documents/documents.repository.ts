import type { DocumentChanges, DocumentFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, ilike, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { by, byCreation, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import { countedBy } from "../../platform/listing/counted-by.ts";
import { jobProgress } from "../../platform/jobs/jobs.table.ts";
import type { Viewer } from "../../service.ts";
import { document, documentVersion } from "./documents.table.ts";

const { created_at: _, ...ofVersion } = getTableColumns(documentVersion);

/** A document as it is shown, with its newest file. */
const shown = {
  id: document.id,
  title: document.title,
  regulatory_body: document.regulatory_body,
  document_category: document.document_category,
  created_at: document.created_at,
  tags: document.tags,
  review_on: document.review_on,
  updated_at: document.updated_at,
  version: document.current_version,
  source_id: document.source_id,
  deleted_at: document.deleted_at,
  filename: ofVersion.filename,
  file_size: ofVersion.file_size,
  upload_status: ofVersion.upload_status,
  sha256: ofVersion.sha256,
  extension: ofVersion.extension,
  parts: ofVersion.parts,
  failure: ofVersion.failure,
  progress: jobProgress.progress,
  note: jobProgress.note,
};

const newest = and(eq(documentVersion.document_id, document.id), eq(documentVersion.number, document.current_version));

interface Staged {
  upload_status: string;
  progress: number | null;
  note: string | null;
}

const withStage = <R extends Staged>({ progress, note, ...row }: R) => ({
  ...row,
  stage: row.upload_status === "processing" && progress !== null ? { progress, note: note ?? "" } : null,
});

/** Day behind all others, for documents that nobody wants to look at again. */
const never = sql`'9999-12-31'::date`;

const orders: Record<DocumentFilter["sort"], ListOrder> = {
  newest: byCreation(document).newest,
  title: by(document.title, document.id, "ascending"),
  largest: by(documentVersion.file_size, document.id, "descending"),
  review: { key: sql`coalesce(${document.review_on}, ${never})`, type: "date", id: document.id, direction: "ascending" },
};

/** What each filter asks for. */
const conditions = ({ category, body, status, tag }: DocumentFilter) => ({
  category: category && eq(document.document_category, category),
  body: body && eq(document.regulatory_body, body),
  status: status && eq(documentVersion.upload_status, status),
  tag: tag === undefined ? undefined : sql`${tag} = any(${document.tags})`,
});

/** Filters of which a document holds one value at most, so that all of them are counted at once. */
const single = ["category", "body", "status"] as const;

/** True of the documents among which a list looks, whatever its filters. */
const searched = (viewer: Viewer, { search, deleted, source_id }: DocumentFilter) =>
  and(
    owned(document, viewer),
    deleted ? isNotNull(document.deleted_at) : isNull(document.deleted_at),
    mentions(search),
    source_id === undefined ? undefined : eq(document.source_id, source_id),
  );

export async function listDocuments(database: Database, viewer: Viewer, filter: DocumentFilter) {
  const { facets, total } = await readFacets(database, viewer, filter);
  const wanted = and(searched(viewer, filter), ...Object.values(conditions(filter)));
  const page = await pageOf(filter, orders[filter.sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shown, ...columns(sql<number>`${total}::int`) })
      .from(document)
      .innerJoin(documentVersion, newest)
      .leftJoin(jobProgress, eq(jobProgress.job_id, documentVersion.job_id))
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { ...page, items: page.items.map(withStage), facets };
}

/** How many documents fit, and what each filter would leave, given the search and the other filters, most frequent first. */
async function readFacets(database: Database, viewer: Viewer, filter: DocumentFilter) {
  const among = searched(viewer, filter);
  const { tag, ...others } = conditions(filter);
  const [alike, tags] = await Promise.all([
    countAlike(database, and(among, tag)),
    countTags(database, and(among, ...Object.values(others))),
  ]);
  const { category, body, status } = filter;
  const { total, facets } = countedBy(single, alike, { category, body, status });
  return { total, facets: { ...facets, tag: tags } };
}

/** How many documents there are of each kind: all are gone through once. */
const countAlike = (database: Database, condition: SQL | undefined) =>
  database
    .select({
      category: sql<string | null>`${document.document_category}`,
      body: sql<string | null>`${document.regulatory_body}`,
      status: sql<string | null>`${documentVersion.upload_status}`,
      count: sql<number>`count(*)::int`,
    })
    .from(document)
    .innerJoin(documentVersion, newest)
    .where(condition)
    .groupBy(sql`1, 2, 3`);

const countTags = (database: Database, condition: SQL | undefined) =>
  database
    .select({ value: sql<string>`unnest(${document.tags})`, count: sql<number>`count(*)::int` })
    .from(document)
    .innerJoin(documentVersion, newest)
    .where(and(condition, ne(document.tags, [])))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(100);

function mentions(search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined;
  const pattern = containing(search);
  return or(
    ilike(document.title, pattern),
    ilike(documentVersion.filename, pattern),
    sql`array_to_string(${document.tags}, E'\n') ilike ${pattern}`,
  );
}

/** How many there are, as a part of a statement. */
export const countDocuments = (database: Database, viewer: Viewer) =>
  database.$count(document, and(owned(document, viewer), isNull(document.deleted_at)));

const readShown = (database: Database, condition: SQL | undefined, limit: number) =>
  database
    .select(shown)
    .from(document)
    .innerJoin(documentVersion, newest)
    .leftJoin(jobProgress, eq(jobProgress.job_id, documentVersion.job_id))
    .where(condition)
    .orderBy(document.created_at, document.id)
    .limit(limit);

/** One of the viewer's documents, deleted ones among them; null where there is none of that id. */
export async function findDocument(database: Database, viewer: Viewer, id: string) {
  const [row] = await readShown(database, and(owned(document, viewer), eq(document.id, id)), 1);
  return row ? withStage(row) : null;
}

const mostHeld = 20;

/** The viewer's documents whose newest file has these bytes. */
export const findHeld = async (database: Database, viewer: Viewer, sha256: string) =>
  (await readShown(database, and(owned(document, viewer), isNull(document.deleted_at), eq(documentVersion.sha256, sha256)), mostHeld)).map(
    withStage,
  );

/** The viewer's documents of some sources. */
export const findOfSources = async (database: Database, viewer: Viewer, sourceIds: string[]) =>
  sourceIds.length === 0
    ? []
    : database
        .select({ id: document.id, title: document.title, extension: documentVersion.extension, source_id: document.source_id })
        .from(document)
        .innerJoin(documentVersion, newest)
        .where(and(owned(document, viewer), isNull(document.deleted_at), inArray(document.source_id, sourceIds)));

/** The sources of some of the viewer's documents. */
export const findSourcesOf = async (database: Database, viewer: Viewer, ids: string[]) =>
  database
    .select({ title: document.title, source_id: document.source_id })
    .from(document)
    .where(and(owned(document, viewer), isNull(document.deleted_at), oneOf(document.id, ids)));

export const readTitles = (database: Database, viewer: Viewer, ids: readonly string[]) =>
  database
    .select({ id: document.id, label: document.title })
    .from(document)
    .where(and(owned(document, viewer), isNull(document.deleted_at), oneOf(document.id, ids)));

export const readNamed = (database: Database, viewer: Viewer, ids: readonly string[]) =>
  database
    .select({ id: document.id, title: document.title, extension: documentVersion.extension })
    .from(document)
    .innerJoin(documentVersion, newest)
    .where(and(owned(document, viewer), isNull(document.deleted_at), oneOf(document.id, ids)));

export const readCurrent = (database: Database, viewer: Viewer, ids: readonly string[]) =>
  database
    .select({ id: document.id, title: document.title, version: document.current_version, source_id: document.source_id })
    .from(document)
    .where(and(owned(document, viewer), isNull(document.deleted_at), oneOf(document.id, ids)));

export const readReadOnes = (database: Database, viewer: Viewer, id: string | null) =>
  database
    .select({ id: document.id, title: document.title, source_id: sql<string>`${document.source_id}` })
    .from(document)
    .where(
      and(
        owned(document, viewer),
        isNull(document.deleted_at),
        isNotNull(document.source_id),
        id === null ? undefined : eq(document.id, id),
      ),
    )
    .orderBy(document.title, document.id);

export type DocumentRow = typeof document.$inferSelect;

/** Reads one of the viewer's documents for changing it; null where there is none of that id. */
export async function lockDocument(tx: Database, viewer: Viewer, id: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(document)
    .where(and(owned(document, viewer), eq(document.id, id)))
    .for("update");
  return row ?? null;
}

export const insertDocument = async (tx: Database, viewer: Viewer, row: Unowned<typeof document.$inferInsert>): Promise<DocumentRow> =>
  first(
    await tx
      .insert(document)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

type Changed = Partial<Omit<DocumentChanges, "id">> &
  Partial<Pick<DocumentRow, "current_version" | "source_id" | "deleted_at" | "updated_at">>;

/** Changes what is given; `undefined` stays. */
export async function updateDocument(tx: Database, viewer: Viewer, id: string, changed: Changed): Promise<void> {
  await tx
    .update(document)
    .set(changed)
    .where(and(owned(document, viewer), eq(document.id, id)));
}

/** How much a person keeps: documents, and bytes of all their files. */
export async function readUsage(tx: Database, viewer: Viewer): Promise<{ documents: number; bytes: number }> {
  const [row] = await tx
    .select({
      documents: sql`count(distinct ${documentVersion.document_id})`.mapWith(Number),
      bytes: sql`coalesce(sum(${documentVersion.file_size}::bigint), 0)`.mapWith(Number),
    })
    .from(documentVersion)
    .where(owned(documentVersion, viewer));
  return row ?? { documents: 0, bytes: 0 };
}

/** Documents that were deleted before a time, whosever they are. */
export const readDeletedBefore = (database: Database, before: string, limit: number): Promise<DocumentRow[]> =>
  database.select().from(document).where(lt(document.deleted_at, before)).orderBy(document.deleted_at).limit(limit);

export async function deleteDocument(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(document).where(and(owned(document, viewer), eq(document.id, id)));
}

/** Documents to be looked at again by a day, of which their owners were not reminded yet. */
export const readDue = (database: Database, day: string, limit: number): Promise<DocumentRow[]> =>
  database
    .select()
    .from(document)
    .where(
      and(
        isNull(document.deleted_at),
        sql`${document.review_on} <= ${day}::date`,
        sql`${document.reminded_of} is distinct from ${document.review_on}`,
      ),
    )
    .orderBy(document.review_on, document.id)
    .limit(limit);

/** Notes that somebody was reminded; false where that was done meanwhile, or is no longer wanted. */
export async function noteReminded(tx: Database, viewer: Viewer, id: string, review_on: string): Promise<boolean> {
  const rows = await tx
    .update(document)
    .set({ reminded_of: review_on })
    .where(
      and(
        owned(document, viewer),
        eq(document.id, id),
        eq(document.review_on, review_on),
        isNull(document.deleted_at),
        sql`${document.reminded_of} is distinct from ${document.review_on}`,
      ),
    )
    .returning({ id: document.id });
  return rows.length > 0;
}

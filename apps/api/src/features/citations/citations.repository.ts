import { and, asc, desc, eq, max, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { citation, type CitingKind } from "./citations.table.ts";

export type CitationRow = typeof citation.$inferSelect;

export const insertCitations = (tx: Database, rows: readonly CitationRow[]): Promise<void> => insertRows(tx, citation, rows);

export async function deleteCitations(tx: Database, viewer: Viewer, kind: CitingKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(citation).where(and(owned(citation, viewer), eq(citation.citing_kind, kind), oneOf(citation.citing_id, ids)));
}

const { citing_id, source_id, version_id, passage_id, status, amended, as_of, cited_at } = citation;

/** As much of a citation as tells whether what it cites has changed. */
const followed = { citing_id, source_id, version_id, passage_id, citation: citation.citation, status, amended, as_of, cited_at };
export type FollowedCitation = Pick<CitationRow, keyof typeof followed>;

/** What some things of a person's cite, each in its own order. */
export const readCitations = (database: Database, viewer: Viewer, kind: CitingKind, ids: string[]): Promise<FollowedCitation[]> =>
  database
    .select(followed)
    .from(citation)
    .where(and(owned(citation, viewer), eq(citation.citing_kind, kind), oneOf(citation.citing_id, ids)))
    .orderBy(asc(citation.citing_id), asc(citation.place));

/** Everything that a person's things of a kind cite, each in its own order. */
export const readAllCitations = (database: Database, viewer: Viewer, kind: CitingKind): Promise<FollowedCitation[]> =>
  database
    .select(followed)
    .from(citation)
    .where(and(owned(citation, viewer), eq(citation.citing_kind, kind)))
    .orderBy(asc(citation.citing_id), asc(citation.place));

/** Where some of a person's things rest, each place once with all that cite it, in the order of citations. */
export const readCitedPlaces = (database: Database, viewer: Viewer, kind: CitingKind, ids: readonly string[]) =>
  database
    .select({ source_id, passage_id, citation: citation.citation, citing: sql<string[]>`json_agg(distinct ${citing_id})` })
    .from(citation)
    .where(and(owned(citation, viewer), eq(citation.citing_kind, kind), oneOf(citing_id, ids)))
    .groupBy(source_id, passage_id, citation.citation);
export type CitedPlace = Awaited<ReturnType<typeof readCitedPlaces>>[number];

/** A person's things of a kind that cite something, by their ids. */
export const readCitingIds = async (database: Database, viewer: Viewer, kind: CitingKind): Promise<string[]> => {
  const mine = and(owned(citation, viewer), eq(citation.citing_kind, kind));
  return (await database.selectDistinct({ citing_id }).from(citation).where(mine)).map((row) => row.citing_id);
};

/** What some versions of sources are cited for by a person's things. */
export const readCitationsOf = (
  database: Database,
  viewer: Viewer,
  kind: CitingKind,
  versionIds: readonly string[],
): Promise<FollowedCitation[]> =>
  database
    .select(followed)
    .from(citation)
    .where(and(owned(citation, viewer), eq(citation.citing_kind, kind), oneOf(version_id, versionIds)))
    .orderBy(asc(citing_id), asc(citation.place));

/** Every clause that a person's things cite, once for each version that it is cited from and the last day whose law was asked for. */
export const readCitedClauses = (database: Database, viewer: Viewer, kind: CitingKind) =>
  database
    .select({ source_id, version_id, citation: citation.citation, status, as_of: sql<string>`max(${as_of})::text` })
    .from(citation)
    .where(and(owned(citation, viewer), eq(citation.citing_kind, kind)))
    .groupBy(source_id, version_id, citation.citation, status);
export type CitedClause = Awaited<ReturnType<typeof readCitedClauses>>[number];

/** The latest of a person's things that cite any of the sources, newest first, each with the clauses it cites of them. */
export const readCiting = (database: Database, viewer: Viewer, kind: CitingKind, sourceIds: string[], limit: number) =>
  database
    .select({
      id: citation.citing_id,
      clauses: sql<string[]>`json_agg(${citation.citation} order by ${citation.place})`,
    })
    .from(citation)
    .where(and(owned(citation, viewer), eq(citation.citing_kind, kind), oneOf(citation.source_id, sourceIds)))
    .groupBy(citation.citing_id)
    .orderBy(desc(max(citation.cited_at)), desc(citation.citing_id))
    .limit(limit);

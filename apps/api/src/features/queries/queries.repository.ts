import type { NewQuery, QueryFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, ilike, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { query } from "./queries.table.ts";

/** Characters of a long text that a list shows; the whole is read by itself. */
const shown = 4000;

export function listQueries(database: Database, viewer: Viewer, { bookmarked, search, sort, ...part }: QueryFilter) {
  const wanted = and(
    owned(query, viewer),
    bookmarked === undefined ? undefined : eq(query.is_bookmarked, bookmarked),
    search?.trim() ? mentions(search) : undefined,
  );
  return pageOf(part, byCreation(query)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({
        ...getTableColumns(query),
        response: sql<string>`left(${query.response}, ${shown})`,
        source_documents: sql<string>`left(${query.source_documents}, ${shown})`,
        is_cut: sql<boolean>`length(${query.response}) > ${shown}`,
        ...columns(database.$count(query, wanted)),
      })
      .from(query)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

function mentions(words: string) {
  const pattern = containing(words);
  return or(ilike(query.question, pattern), ilike(query.response, pattern), ilike(query.source_documents, pattern));
}

/** How many are bookmarked, as a part of a statement. */
export const countBookmarked = (database: Database, viewer: Viewer) =>
  database.$count(query, and(owned(query, viewer), eq(query.is_bookmarked, true)));

export const countQueries = (tx: Database, viewer: Viewer) => tx.$count(query, owned(query, viewer));

export const insertQuery = async (tx: Database, viewer: Viewer, input: z.output<typeof NewQuery>, now: string) =>
  first(
    await tx
      .insert(query)
      .values({ ...input, ...ownedBy(viewer), created_at: now })
      .returning(),
  );

export async function lockQueryOfAnswer(tx: Database, viewer: Viewer, answerId: string) {
  const [row] = await tx
    .select()
    .from(query)
    .where(and(eq(query.answer_id, answerId), owned(query, viewer)))
    .for("update");
  return row ?? null;
}

export async function readQuery(database: Database, viewer: Viewer, id: string) {
  const [row] = await database
    .select()
    .from(query)
    .where(and(eq(query.id, id), owned(query, viewer)));
  return row ?? null;
}

/** Reads one for changing it; null when the viewer has none of that id. */
export async function lockQuery(tx: Database, viewer: Viewer, id: string) {
  const [row] = await tx
    .select()
    .from(query)
    .where(and(eq(query.id, id), owned(query, viewer)))
    .for("update");
  return row ?? null;
}

export async function setBookmark(tx: Database, viewer: Viewer, id: string, is_bookmarked: boolean) {
  const [row] = await tx
    .update(query)
    .set({ is_bookmarked })
    .where(and(eq(query.id, id), owned(query, viewer)))
    .returning();
  return row ?? null;
}

export const readQuestions = (database: Database, viewer: Viewer, ids: readonly string[]) =>
  database
    .select({ id: query.id, label: query.question, part_of: query.answer_id })
    .from(query)
    .where(and(owned(query, viewer), eq(query.is_bookmarked, true), oneOf(query.id, ids)));

export const readBookmarks = (database: Database, viewer: Viewer, answerIds: string[]) =>
  database
    .select({ id: query.id, answer_id: query.answer_id })
    .from(query)
    .where(and(owned(query, viewer), eq(query.is_bookmarked, true), oneOf(query.answer_id, answerIds)));

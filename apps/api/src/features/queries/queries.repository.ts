import type { NewQuery } from "@clausewise/contracts";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";
import { query } from "./queries.table.ts";

export async function insertQuery(tx: Database, ownerId: string, input: z.output<typeof NewQuery>, now: string) {
  const rows = await tx
    .insert(query)
    .values({ ...input, owner_id: ownerId, created_at: now })
    .returning();
  return first(rows);
}

export async function findQueryOfAnswer(tx: Database, ownerId: string, answerId: string) {
  const [row] = await tx
    .select()
    .from(query)
    .where(and(eq(query.answer_id, answerId), eq(query.owner_id, ownerId)))
    .for("update");
  return row ?? null;
}

export const listQueries = (database: Database, ownerId: string, bookmarked: boolean | undefined) =>
  database
    .select()
    .from(query)
    .where(and(eq(query.owner_id, ownerId), bookmarked === undefined ? undefined : eq(query.is_bookmarked, bookmarked)))
    .orderBy(desc(query.created_at), desc(query.id));

export async function findQuery(tx: Database, ownerId: string, id: string) {
  const [row] = await tx
    .select()
    .from(query)
    .where(and(eq(query.id, id), eq(query.owner_id, ownerId)))
    .for("update");
  return row ?? null;
}

export async function setBookmark(tx: Database, ownerId: string, id: string, is_bookmarked: boolean) {
  const [row] = await tx
    .update(query)
    .set({ is_bookmarked })
    .where(and(eq(query.id, id), eq(query.owner_id, ownerId)))
    .returning();
  return row ?? null;
}

export const readBookmarks = (database: Database, ownerId: string, answerIds: string[]) =>
  database
    .select({ id: query.id, answer_id: query.answer_id })
    .from(query)
    .where(and(eq(query.owner_id, ownerId), eq(query.is_bookmarked, true), inArray(query.answer_id, answerIds)));

export async function countBookmarked(database: Database, ownerId: string): Promise<number> {
  const rows = await database
    .select({ n: count() })
    .from(query)
    .where(and(eq(query.owner_id, ownerId), eq(query.is_bookmarked, true)));
  return first(rows).n;
}

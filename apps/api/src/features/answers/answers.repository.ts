import type { SearchResult } from "@clausewise/contracts";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { query } from "../queries/queries.table.ts";
import { answer } from "./answers.table.ts";

export const insertAnswer = async (tx: Database, ownerId: string, result: SearchResult): Promise<void> => {
  await tx.insert(answer).values({ id: result.answer_id, owner_id: ownerId, result, created_at: result.audit_trail.timestamp });
};

/** The saved query of an answer, where its owner bookmarked it. */
const bookmark = and(eq(query.answer_id, answer.id), eq(query.owner_id, answer.owner_id), eq(query.is_bookmarked, true));

export async function findAnswer(database: Database, ownerId: string, id: string): Promise<SearchResult | null> {
  const [row] = await database
    .select({ result: answer.result, saved: query.id })
    .from(answer)
    .leftJoin(query, bookmark)
    .where(and(eq(answer.id, id), eq(answer.owner_id, ownerId)));
  return row ? { ...row.result, id: row.saved ?? row.result.answer_id, is_bookmarked: row.saved !== null } : null;
}

const field = <K extends "query" | "authority" | "outcome">(name: K) => sql<SearchResult[K]>`${answer.result} ->> ${name}`;

export async function listAnswers(database: Database, ownerId: string, limit: number, before: string | undefined) {
  return database
    .select({
      id: answer.id,
      question: field("query"),
      authority: field("authority"),
      outcome: field("outcome"),
      confidence_score: sql`${answer.result} ->> 'confidence_score'`.mapWith(Number),
      created_at: answer.created_at,
      follows: sql<string | null>`${answer.result} ->> 'follows'`,
      is_bookmarked: sql<boolean>`${query.id} is not null`,
    })
    .from(answer)
    .leftJoin(query, bookmark)
    .where(and(eq(answer.owner_id, ownerId), before ? lt(answer.created_at, before) : undefined))
    .orderBy(desc(answer.created_at), desc(answer.id))
    .limit(limit);
}

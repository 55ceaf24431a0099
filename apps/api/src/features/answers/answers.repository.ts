import { SearchResult } from "@clausewise/contracts";
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { answer } from "./answers.table.ts";

export async function insertAnswer(tx: Database, ownerId: string, result: SearchResult): Promise<void> {
  const { answer_id: id, query: question, authority, product_type, as_of, outcome, confidence_score, follows, audit_trail } = result;
  const columns = { question, authority, product_type, as_of, outcome, confidence_score, follows };
  await tx.insert(answer).values({ id, owner_id: ownerId, result, ...columns, created_at: audit_trail.timestamp });
}

/** A person's own answer as it was given; one given long ago is filled up with what answers hold today. */
export async function findAnswer(database: Database, ownerId: string, id: string): Promise<SearchResult | null> {
  const [row] = await database
    .select({ result: answer.result })
    .from(answer)
    .where(and(eq(answer.id, id), eq(answer.owner_id, ownerId)));
  return row ? SearchResult.parse(row.result) : null;
}

export const ownsAnswer = async (tx: Database, ownerId: string, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: answer.id })
    .from(answer)
    .where(and(eq(answer.id, id), eq(answer.owner_id, ownerId)));
  return rows.length > 0;
};

const summary = {
  id: answer.id,
  question: answer.question,
  authority: answer.authority,
  outcome: answer.outcome,
  confidence_score: answer.confidence_score,
  created_at: answer.created_at,
  follows: answer.follows,
};

export const listAnswers = (database: Database, ownerId: string, limit: number, before: string | undefined) =>
  database
    .select(summary)
    .from(answer)
    .where(and(eq(answer.owner_id, ownerId), before ? lt(answer.created_at, before) : undefined))
    .orderBy(desc(answer.created_at), desc(answer.id))
    .limit(limit);

export const readSummaries = (database: Database, ownerId: string, ids: string[]) =>
  database
    .select(summary)
    .from(answer)
    .where(and(eq(answer.owner_id, ownerId), inArray(answer.id, ids)));

import { type AnswerFilter, SearchResult } from "@clausewise/contracts";
import { and, eq, ilike, max } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { containing } from "../../platform/database/like.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { readable } from "../../platform/database/readable.ts";
import type { Viewer } from "../../service.ts";
import { answer } from "./answers.table.ts";

export async function insertAnswer(tx: Database, viewer: Viewer, result: SearchResult): Promise<void> {
  const { answer_id: id, query: question, authority, product_type, as_of, outcome, confidence_score, follows, audit_trail } = result;
  const columns = { question, authority, product_type, as_of, outcome, confidence_score, follows };
  await tx.insert(answer).values({ id, ...ownedBy(viewer), result, ...columns, created_at: audit_trail.timestamp });
}

/** An answer as it was given, one's own or shared with one; one given long ago is filled up with what answers hold today. */
export async function findAnswer(database: Database, viewer: Viewer, id: string): Promise<SearchResult | null> {
  const [row] = await database
    .select({ result: answer.result })
    .from(answer)
    .where(and(eq(answer.id, id), readable("answer", answer, viewer)));
  return row ? SearchResult.parse(row.result) : null;
}

/** The same as it is stored, word for word, with whose it is. */
export async function findStoredAnswer(database: Database, viewer: Viewer, id: string) {
  const [row] = await database
    .select()
    .from(answer)
    .where(and(eq(answer.id, id), readable("answer", answer, viewer)));
  return row ?? null;
}

export const ownsAnswer = async (tx: Database, viewer: Viewer, id: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: answer.id })
    .from(answer)
    .where(and(eq(answer.id, id), owned(answer, viewer)));
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

export function listAnswers(database: Database, viewer: Viewer, { search, follows, sort, ...part }: AnswerFilter) {
  const wanted = and(
    owned(answer, viewer),
    search?.trim() ? ilike(answer.question, containing(search)) : undefined,
    follows ? eq(answer.follows, follows) : undefined,
  );
  return pageOf(part, byCreation(answer)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...summary, ...columns(database.$count(answer, wanted)) })
      .from(answer)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** When a person's last answer was given; null where none was. */
export async function readLastGiven(database: Database, viewer: Viewer): Promise<string | null> {
  const [row] = await database
    .select({ last: max(answer.created_at) })
    .from(answer)
    .where(owned(answer, viewer));
  return row?.last ?? null;
}

export const readSummaries = (database: Database, viewer: Viewer, ids: string[]) =>
  database
    .select(summary)
    .from(answer)
    .where(and(owned(answer, viewer), oneOf(answer.id, ids)));

import type { Citation, SearchResult } from "@clausewise/contracts";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/client.ts";
import { passage, source, sourceVersion, versionPassage } from "../../library/library.table.ts";
import { answer } from "../answers.table.ts";

export type GivenAnswer = Pick<SearchResult, "answer_id" | "as_of" | "statements" | "correction" | "audit_trail">;

export async function findGivenAnswer(database: Database, ownerId: string, id: string): Promise<SearchResult | null> {
  const [row] = await database
    .select({ result: answer.result })
    .from(answer)
    .where(and(eq(answer.id, id), eq(answer.owner_id, ownerId)));
  return row?.result ?? null;
}

const part = <K extends keyof GivenAnswer>(name: K) => sql<GivenAnswer[K]>`${answer.result} -> ${name}`;

/** What is needed of many answers at once to tell how they stand. */
export const findGivenAnswers = (database: Database, ownerId: string, ids: string[]): Promise<GivenAnswer[]> =>
  database
    .select({
      answer_id: answer.id,
      as_of: sql<string>`${answer.result} ->> 'as_of'`,
      statements: part("statements"),
      correction: part("correction"),
      audit_trail: part("audit_trail"),
    })
    .from(answer)
    .where(and(eq(answer.owner_id, ownerId), inArray(answer.id, ids)));

/** Versions of sources that a person may read. */
export const readSiblings = (database: Database, ownerId: string, sourceIds: string[]) =>
  database
    .select({
      id: sourceVersion.id,
      source_id: sourceVersion.source_id,
      label: sourceVersion.label,
      status: sourceVersion.status,
      issued: sourceVersion.issued,
      effective: sourceVersion.effective,
      created_at: sourceVersion.created_at,
    })
    .from(sourceVersion)
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(and(inArray(sourceVersion.source_id, sourceIds), or(isNull(source.owner_id), eq(source.owner_id, ownerId))));
export type Sibling = Awaited<ReturnType<typeof readSiblings>>[number];

/** Which of some passages each version holds, and what it holds at some citations, in reading order. */
export async function readHeld(database: Database, versionIds: string[], cited: readonly Pick<Citation, "passage_id" | "citation">[]) {
  const ids = [...new Set(cited.map((one) => one.passage_id))];
  const citations = [...new Set(cited.map((one) => one.citation))];
  return database
    .select({
      version_id: versionPassage.version_id,
      passage_id: passage.id,
      citation: passage.citation,
      heading: passage.heading,
      text: passage.text,
    })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(and(inArray(versionPassage.version_id, versionIds), or(inArray(passage.id, ids), inArray(passage.citation, citations))))
    .orderBy(asc(versionPassage.version_id), asc(versionPassage.ordinal));
}
export type HeldPassage = Awaited<ReturnType<typeof readHeld>>[number];

/** Stored words of passages, as they were cited. */
export const readCitedTexts = (database: Database, ids: string[]) =>
  database.select({ id: passage.id, text: passage.text }).from(passage).where(inArray(passage.id, ids));

import type { Authority, Citation } from "@clausewise/contracts";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { answer } from "../answers/answers.table.ts";
import { passage, versionPassage } from "./library.table.ts";

/** Numbers under which the search index knows the passages of sources. */
export async function readKeysOf(database: Database, sourceIds: string[]): Promise<number[]> {
  const rows = await database.select({ key: passage.key }).from(passage).where(inArray(passage.source_id, sourceIds));
  return rows.map((row) => row.key);
}

/** Citations that versions consist of. */
export async function readSections(database: Database, versionIds: string[]): Promise<string[]> {
  const rows = await database
    .selectDistinct({ citation: passage.citation })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(inArray(versionPassage.version_id, versionIds));
  return rows.map((row) => row.citation);
}

/** The passages of a version in reading order, without their text. */
export const readPlaces = (database: Database, versionId: string) =>
  database
    .select({ id: passage.id, citation: passage.citation, heading: passage.heading, hash: passage.hash })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(eq(versionPassage.version_id, versionId))
    .orderBy(asc(versionPassage.ordinal));

/** A person's own answers with a statement that rests on one of the sources, newest first. */
export async function readAnswersCiting(database: Database, ownerId: string, sourceIds: string[], limit: number) {
  const rows = await database
    .select({
      id: answer.id,
      question: sql<string>`${answer.result} ->> 'query'`,
      authority: sql<Authority>`${answer.result} ->> 'authority'`,
      created_at: answer.created_at,
      citations: sql<Citation[]>`jsonb_path_query_array(${answer.result}, '$.statements[*].citations[*]')`,
    })
    .from(answer)
    .where(and(eq(answer.owner_id, ownerId), citesAnyOf(sourceIds)))
    .orderBy(desc(answer.created_at), desc(answer.id))
    .limit(limit);
  return rows.map(({ citations, ...row }) => {
    const cited = citations.filter((citation) => sourceIds.includes(citation.source_id));
    return { ...row, clauses: [...new Set(cited.map((citation) => citation.citation))] };
  });
}

const citesAnyOf = (sourceIds: string[]) =>
  sql`jsonb_path_exists(${answer.result}, '$.statements[*].citations[*] ? (@.source_id == $ids[*])', ${JSON.stringify({ ids: sourceIds })}::jsonb)`;

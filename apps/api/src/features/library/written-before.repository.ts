import type { ClauseAmendment } from "@clausewise/retrieval";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { everybodys } from "../../platform/database/readable.ts";
import { clauseChange, confirmedNote, passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** Clauses of official texts whose words changed while we held them, by what and from which day on, with the version that changed them. */
export const readClauseChanges = (database: Database) =>
  database
    .select({
      clause: clauseChange.clause,
      by: clauseChange.by,
      since: clauseChange.since,
      version_id: clauseChange.version_id,
      source_id: sourceVersion.source_id,
    })
    .from(clauseChange)
    .innerJoin(sourceVersion, eq(sourceVersion.id, clauseChange.version_id))
    .orderBy(asc(clauseChange.since), asc(clauseChange.clause));

export const addClauseChanges = (tx: Database, version_id: string, changes: readonly ClauseAmendment[]): Promise<void> =>
  insertRows(
    tx,
    clauseChange,
    changes.map((change) => ({ version_id, ...change })),
  );

/** Notes that somebody found to hold, and the day of whose law they did. */
export const readConfirmed = (database: Database) =>
  database
    .select({ passage_id: passage.id, key: passage.key, on: confirmedNote.confirmed_on })
    .from(confirmedNote)
    .innerJoin(passage, eq(passage.id, confirmedNote.passage_id));

/** Of some passages, those that somebody found to hold. */
export async function readConfirmedOf(database: Database, passageIds: string[]): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: confirmedNote.passage_id, on: confirmedNote.confirmed_on })
    .from(confirmedNote)
    .where(oneOf(confirmedNote.passage_id, passageIds));
  return new Map(rows.map(({ id, on }) => [id, on]));
}

/** What our notes are told by: those for everybody, of the versions in force. */
const areOurs = and(everybodys(source), eq(source.text_kind, "summary"), eq(sourceVersion.is_current, true));

/** The versions in force that consist of notes of ours, with the days that they tell of. */
export const readNoteVersions = (database: Database) =>
  database.select({ version: sourceVersion }).from(sourceVersion).innerJoin(source, eq(source.id, sourceVersion.source_id)).where(areOurs);

/** The notes of some versions, each with the clause that it is on. */
export const readNotedClauses = (database: Database, versionIds: readonly string[]) =>
  database
    .select({ version_id: versionPassage.version_id, id: passage.id, citation: passage.citation })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(oneOf(versionPassage.version_id, versionIds));

/** Some of our notes, of the versions in force. */
export const readNotes = (database: Database, passageIds: readonly string[]) =>
  database
    .select({ passage, source, version: sourceVersion })
    .from(passage)
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .innerJoin(sourceVersion, eq(sourceVersion.id, versionPassage.version_id))
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(and(areOurs, oneOf(passage.id, passageIds)))
    .orderBy(asc(source.identifier), asc(versionPassage.ordinal));

export type ClauseChange = Awaited<ReturnType<typeof readClauseChanges>>[number];

export const isPassageThere = async (database: Database, id: string): Promise<boolean> =>
  (await database.$count(passage, eq(passage.id, id))) > 0;

/** Says that a note holds under the law of a day; whoever holds its version in memory is told that it changed. */
export async function confirmNote(tx: Database, passage_id: string, versionId: string, confirmed_on: string): Promise<void> {
  await tx
    .insert(confirmedNote)
    .values({ passage_id, confirmed_on })
    .onConflictDoUpdate({ target: confirmedNote.passage_id, set: { confirmed_on } });
  await tx
    .update(sourceVersion)
    .set({ revision: sql`nextval(pg_get_serial_sequence('source_version', 'revision'))` })
    .where(eq(sourceVersion.id, versionId));
}

import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";
import { officialAnswer } from "./official.table.ts";

export type StoredAnswer = typeof officialAnswer.$inferSelect;
type NewAnswer = Omit<typeof officialAnswer.$inferInsert, "id">;

export async function findAnswer(database: Database, id: string): Promise<StoredAnswer | null> {
  const [row] = await database.select().from(officialAnswer).where(eq(officialAnswer.id, id));
  return row ?? null;
}

/** Notes an answer; where the same bytes came before, only that they came again. The blob that is kept is the one given back. */
export const noteAnswer = async (database: Database, answer: NewAnswer): Promise<StoredAnswer> =>
  first(
    await database
      .insert(officialAnswer)
      .values(answer)
      .onConflictDoUpdate({
        target: [officialAnswer.source_id, officialAnswer.url, officialAnswer.sha256],
        set: {
          seen_at: answer.seen_at,
          etag: answer.etag,
          last_modified: answer.last_modified,
          as_of: answer.as_of,
          // Bytes that the source itself gave once are its own, whoever brings them again.
          by_hand: sql`${officialAnswer.by_hand} and excluded.by_hand`,
        },
      })
      .returning(),
  );

/** The newest answer from an address that was taken over; null where none was. */
export async function findTaken(database: Database, sourceId: string, url: string): Promise<StoredAnswer | null> {
  const [row] = await database
    .select()
    .from(officialAnswer)
    .where(and(eq(officialAnswer.source_id, sourceId), eq(officialAnswer.url, url), isNotNull(officialAnswer.taken_at)))
    .orderBy(desc(officialAnswer.taken_at))
    .limit(1);
  return row ?? null;
}

/** Bytes of the newest answer from each address of a source that was taken over. */
export async function readTakenSizes(database: Database, sourceId: string): Promise<Map<string, number>> {
  const { url, size, taken_at } = officialAnswer;
  const rows = await database
    .select({ url, size })
    .from(officialAnswer)
    .where(and(eq(officialAnswer.source_id, sourceId), isNotNull(taken_at)))
    .orderBy(taken_at);
  return new Map(rows.map((row) => [row.url, row.size]));
}

export async function markTaken(tx: Database, id: string, taken_at: string): Promise<void> {
  await tx.update(officialAnswer).set({ taken_at }).where(eq(officialAnswer.id, id));
}

/** Says of which day an answer was, once it has been read. */
export async function dateAnswer(database: Database, id: string, as_of: string | null): Promise<void> {
  await database.update(officialAnswer).set({ as_of }).where(eq(officialAnswer.id, id));
}

export const listAnswers = (database: Database, sourceId: string, limit: number): Promise<StoredAnswer[]> =>
  database.select().from(officialAnswer).where(eq(officialAnswer.source_id, sourceId)).orderBy(desc(officialAnswer.seen_at)).limit(limit);

/** Names of all stored answers in the file store. */
export const listAnswerBlobs = async (database: Database): Promise<string[]> =>
  (await database.select({ blob: officialAnswer.blob }).from(officialAnswer)).map(({ blob }) => blob);

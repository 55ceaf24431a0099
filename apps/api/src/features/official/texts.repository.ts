import { and, asc, eq, getTableColumns, inArray, isNull, min } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { officialAnswer, officialChange, officialText } from "./official.table.ts";
import type { NewChange } from "./sources.repository.ts";

export type StoredText = typeof officialText.$inferSelect;

export async function findText(database: Database, sourceId: string, identifier: string): Promise<StoredText | null> {
  const [row] = await database
    .select()
    .from(officialText)
    .where(and(eq(officialText.source_id, sourceId), eq(officialText.identifier, identifier)));
  return row ?? null;
}

/** The texts of a source, with the day to which each is complete by its publisher's word. */
export const listTexts = (database: Database, sourceId: string) =>
  database
    .select({ ...getTableColumns(officialText), current_to: officialAnswer.as_of, fetched_at: officialAnswer.fetched_at })
    .from(officialText)
    .innerJoin(officialAnswer, eq(officialAnswer.id, officialText.answer_id))
    .where(eq(officialText.source_id, sourceId))
    .orderBy(asc(officialText.identifier));

/** Where a text of the library comes from, with the answer that it was read from; null where no source lists it. */
export async function findPlace(database: Database, librarySourceId: string) {
  const [row] = await database
    .select({ text: getTableColumns(officialText), answer: getTableColumns(officialAnswer) })
    .from(officialText)
    .innerJoin(officialAnswer, eq(officialAnswer.id, officialText.answer_id))
    .where(eq(officialText.library_source_id, librarySourceId))
    .limit(1);
  return row ?? null;
}

/** What the library holds of some sources. */
export const listHeld = (database: Database, sourceIds: string[]) =>
  database
    .select({ id: officialText.source_id, library_source_id: officialText.library_source_id })
    .from(officialText)
    .where(inArray(officialText.source_id, sourceIds));

/** Says where a text stands now; one that was gone is there again. */
export async function keepText(tx: Database, row: Omit<StoredText, "gone_since">): Promise<void> {
  const { source_id: _, identifier: __, ...set } = { ...row, gone_since: null };
  await tx
    .insert(officialText)
    .values(row)
    .onConflictDoUpdate({ target: [officialText.source_id, officialText.identifier], set });
}

/** The day up to which the texts of a source are complete by their own word: that of the one that is furthest behind. */
export async function earliestAsOf(database: Database, sourceId: string): Promise<string | null> {
  const [row] = await database
    .select({ day: min(officialAnswer.as_of) })
    .from(officialText)
    .innerJoin(officialAnswer, eq(officialAnswer.id, officialText.answer_id))
    .where(and(eq(officialText.source_id, sourceId), isNull(officialText.gone_since)));
  return row?.day ?? null;
}

export async function markTextGone(tx: Database, { source_id, identifier }: StoredText, gone_since: string): Promise<void> {
  await tx
    .update(officialText)
    .set({ gone_since })
    .where(and(eq(officialText.source_id, source_id), eq(officialText.identifier, identifier)));
}

export async function addChange(tx: Database, change: NewChange): Promise<void> {
  await tx.insert(officialChange).values(change);
}

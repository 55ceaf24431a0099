import type { TranslationFilter } from "@clausewise/contracts";
import { and, asc, count, eq, gte, getTableColumns, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { by, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { translation, translationSegment } from "./translation.table.ts";

export type TranslationRow = typeof translation.$inferSelect & { translated: number };
export type SegmentRow = typeof translationSegment.$inferSelect;
export type NewSegment = Pick<SegmentRow, "number" | "paragraph" | "before" | "source" | "target">;
type Changed = Partial<Unowned<typeof translation.$inferInsert>>;

const orders: Record<TranslationFilter["sort"], ListOrder> = {
  newest: by(translation.updated_at, translation.id, "descending"),
  title: by(translation.title, translation.id, "ascending"),
};

const translated = (database: Database) =>
  database.$count(translationSegment, and(eq(translationSegment.translation_id, translation.id), isNotNull(translationSegment.target)));
const shown = (database: Database) => ({ ...getTableColumns(translation), translated: translated(database) });
const one = (viewer: Viewer, id: string) => and(owned(translation, viewer), eq(translation.id, id));
const segmentsOf = (viewer: Viewer, id: string) => and(owned(translationSegment, viewer), eq(translationSegment.translation_id, id));

export function listTranslations(database: Database, viewer: Viewer, { sort, ...part }: TranslationFilter) {
  const wanted = owned(translation, viewer);
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shown(database), ...columns(database.$count(translation, wanted)) })
      .from(translation)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** One of the viewer's translations; null where there is none of that id. */
export async function findTranslation(database: Database, viewer: Viewer, id: string): Promise<TranslationRow | null> {
  const [row] = await database.select(shown(database)).from(translation).where(one(viewer, id));
  return row ?? null;
}

/** The same, for changing it. */
export async function lockTranslation(tx: Database, viewer: Viewer, id: string) {
  const [row] = await tx.select().from(translation).where(one(viewer, id)).for("update");
  return row ?? null;
}

/** One of anybody's, for the job that translates it. */
export async function findForJob(database: Database, id: string) {
  const [row] = await database.select().from(translation).where(eq(translation.id, id));
  return row ?? null;
}

export async function insertTranslation(
  tx: Database,
  viewer: Viewer,
  row: Unowned<typeof translation.$inferInsert>,
  segments: readonly NewSegment[],
): Promise<string> {
  const { id } = first(
    await tx
      .insert(translation)
      .values({ ...row, ...ownedBy(viewer) })
      .returning({ id: translation.id }),
  );
  await insertRows(
    tx,
    translationSegment,
    segments.map((segment) => ({ ...segment, translation_id: id, ...ownedBy(viewer) })),
  );
  return id;
}

export async function updateTranslation(tx: Database, viewer: Viewer, id: string, changed: Changed): Promise<void> {
  await tx.update(translation).set(changed).where(one(viewer, id));
}

export async function deleteTranslation(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(translation).where(one(viewer, id));
}

/** Sentences of one of the viewer's translations, from a number on. */
export const readSegments = (database: Database, viewer: Viewer, id: string, from = 0, limit?: number): Promise<SegmentRow[]> => {
  const query = database
    .select()
    .from(translationSegment)
    .where(and(segmentsOf(viewer, id), gte(translationSegment.number, from)))
    .orderBy(asc(translationSegment.number))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};

/** The first sentences that have no translation yet. */
export const readUntranslated = (database: Database, viewer: Viewer, id: string, limit: number): Promise<SegmentRow[]> =>
  database
    .select()
    .from(translationSegment)
    .where(and(segmentsOf(viewer, id), isNull(translationSegment.target)))
    .orderBy(asc(translationSegment.number))
    .limit(limit);

export async function countUntranslated(database: Database, viewer: Viewer, id: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(translationSegment)
    .where(and(segmentsOf(viewer, id), isNull(translationSegment.target)));
  return row?.left ?? 0;
}

export async function updateSegment(
  tx: Database,
  viewer: Viewer,
  id: string,
  number: number,
  changed: Partial<Pick<SegmentRow, "target" | "edited" | "confirmed">>,
): Promise<void> {
  await tx
    .update(translationSegment)
    .set(changed)
    .where(and(segmentsOf(viewer, id), eq(translationSegment.number, number)));
}

/** Keeps a machine's translation of a sentence, unless somebody has written one meanwhile. */
export async function keepMachine(tx: Database, viewer: Viewer, id: string, number: number, target: string): Promise<void> {
  await tx
    .update(translationSegment)
    .set({ target })
    .where(and(segmentsOf(viewer, id), eq(translationSegment.number, number), isNull(translationSegment.target)));
}

/** Which sentences a person says are right, whatever is flagged in them. */
export async function readConfirmed(database: Database, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: translationSegment.translation_id, number: translationSegment.number })
    .from(translationSegment)
    .where(
      and(owned(translationSegment, viewer), inArray(translationSegment.translation_id, [...ids]), eq(translationSegment.confirmed, true)),
    );
  return new Set(rows.map(({ id, number }) => `${id} ${number}`));
}

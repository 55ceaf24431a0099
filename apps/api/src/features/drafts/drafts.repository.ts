import type { DraftFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, ilike, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { oneOfTexts } from "../../platform/database/one-of.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { by, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { draft } from "./drafts.table.ts";

export type DraftRow = typeof draft.$inferSelect;
type NewRow = Unowned<typeof draft.$inferInsert>;
/** What is not given stays. */
type Changed = { [Field in keyof NewRow]?: NewRow[Field] | undefined };

/** Characters of a text that show which one it is. */
const openingLength = 160;

const { text: _, ...head } = getTableColumns(draft);
const shownHead = { ...head, opening: sql<string>`left(${draft.text}, ${openingLength})` };

/** A draft's row without its text. */
export type HeadRow = Omit<DraftRow, "text"> & { opening: string };

export const headOf = ({ text, ...row }: DraftRow): HeadRow => ({ ...row, opening: text.slice(0, openingLength).toWellFormed() });

const orders: Record<DraftFilter["sort"], ListOrder> = {
  newest: by(draft.updated_at, draft.id, "descending"),
  title: by(draft.title, draft.id, "ascending"),
};

export function listDrafts(database: Database, viewer: Viewer, { search, document_type, deleted, sort, ...part }: DraftFilter) {
  const wanted = and(
    owned(draft, viewer),
    deleted ? isNotNull(draft.deleted_at) : isNull(draft.deleted_at),
    document_type?.length ? oneOfTexts(draft.document_type, document_type) : undefined,
    search?.trim() ? ilike(draft.title, containing(search)) : undefined,
  );
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shownHead, ...columns(database.$count(draft, wanted)) })
      .from(draft)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

const one = (viewer: Viewer, id: string) => and(owned(draft, viewer), eq(draft.id, id));

/** One of the viewer's drafts, deleted ones among them; null where there is none of that id. */
export async function findDraft(database: Database, viewer: Viewer, id: string): Promise<DraftRow | null> {
  const [row] = await database.select().from(draft).where(one(viewer, id));
  return row ?? null;
}

/** The same, for changing it. */
export async function lockDraft(tx: Database, viewer: Viewer, id: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(draft).where(one(viewer, id)).for("update");
  return row ?? null;
}

export const insertDraft = async (tx: Database, viewer: Viewer, row: NewRow): Promise<DraftRow> =>
  first(
    await tx
      .insert(draft)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

export const updateDraft = async (tx: Database, viewer: Viewer, id: string, changed: Changed): Promise<HeadRow> =>
  first(await tx.update(draft).set(changed).where(one(viewer, id)).returning(shownHead));

export async function deleteDraft(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(draft).where(one(viewer, id));
}

/** Drafts that were deleted before a time, whosever they are. */
export const readDeletedBefore = (database: Database, before: string, limit: number) =>
  database.select(head).from(draft).where(lt(draft.deleted_at, before)).orderBy(draft.deleted_at).limit(limit);

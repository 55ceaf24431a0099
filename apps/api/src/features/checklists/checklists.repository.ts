import { and, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { checklist, checklistMark } from "./checklists.table.ts";

const row = withoutOwner(getTableColumns(checklist));
const mark = withoutOwner(getTableColumns(checklistMark));

export type ChecklistRow = Unowned<typeof checklist.$inferSelect>;
export type MarkRow = Unowned<typeof checklistMark.$inferSelect>;

/** The checklists of a product, the newest first. */
export const readChecklists = (database: Database, viewer: Viewer, productId: string): Promise<ChecklistRow[]> =>
  database
    .select(row)
    .from(checklist)
    .where(and(owned(checklist, viewer), eq(checklist.product_id, productId)))
    .orderBy(desc(checklist.created_at), checklist.route);

/** The same, for changing it. */
export async function lockChecklist(tx: Database, viewer: Viewer, id: string): Promise<ChecklistRow | null> {
  const [found] = await tx
    .select(row)
    .from(checklist)
    .where(and(owned(checklist, viewer), eq(checklist.id, id)))
    .for("update");
  return found ?? null;
}

export async function findChecklist(database: Database, viewer: Viewer, id: string): Promise<ChecklistRow | null> {
  const [found] = await database
    .select(row)
    .from(checklist)
    .where(and(owned(checklist, viewer), eq(checklist.id, id)));
  return found ?? null;
}

export async function insertChecklist(tx: Database, viewer: Viewer, given: Omit<ChecklistRow, "id">): Promise<ChecklistRow | null> {
  const [made] = await tx
    .insert(checklist)
    .values({ ...given, ...ownedBy(viewer) })
    .onConflictDoNothing()
    .returning(row);
  return made ?? null;
}

export async function updateSubmitted(tx: Database, viewer: Viewer, id: string, submitted: string | null): Promise<void> {
  await tx
    .update(checklist)
    .set({ submitted })
    .where(and(owned(checklist, viewer), eq(checklist.id, id)));
}

export async function deleteChecklist(tx: Database, viewer: Viewer, id: string): Promise<boolean> {
  const gone = await tx
    .delete(checklist)
    .where(and(owned(checklist, viewer), eq(checklist.id, id)))
    .returning({ id: checklist.id });
  return gone.length > 0;
}

/** What was said of the items of some checklists. */
export const readMarks = async (database: Database, viewer: Viewer, ids: readonly string[]): Promise<MarkRow[]> =>
  ids.length === 0
    ? []
    : database
        .select(mark)
        .from(checklistMark)
        .where(and(owned(checklistMark, viewer), inArray(checklistMark.checklist_id, [...ids])));

export async function putMark(tx: Database, viewer: Viewer, { checklist_id, item, ...said }: MarkRow): Promise<void> {
  await tx
    .insert(checklistMark)
    .values({ checklist_id, item, ...said, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: [checklistMark.checklist_id, checklistMark.item], set: said });
}

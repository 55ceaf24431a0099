import type { FilteredList, SavedFilter } from "@clausewise/contracts";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownerIn, withoutOwner } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { savedFilter } from "./saved-filters.table.ts";

const shown = withoutOwner(getTableColumns(savedFilter));

const mine = (viewer: Viewer, id: string) => and(owned(savedFilter, viewer), eq(savedFilter.id, id));

/** Of one list, or of all where none is named, by name. */
export const listSavedFilters = (database: Database, viewer: Viewer, list?: FilteredList): Promise<SavedFilter[]> =>
  database
    .select(shown)
    .from(savedFilter)
    .where(and(owned(savedFilter, viewer), list === undefined ? undefined : eq(savedFilter.list, list)))
    .orderBy(asc(savedFilter.name), savedFilter.id);

/** Keeps one; one of that name asks for what this one does from now on. */
export const putSavedFilter = async (tx: Database, viewer: Viewer, row: Omit<SavedFilter, "id">): Promise<SavedFilter> =>
  first(
    await tx
      .insert(savedFilter)
      .values({ ...row, ...ownedBy(viewer) })
      .onConflictDoUpdate({ target: [ownerIn(savedFilter), savedFilter.list, savedFilter.name], set: { wish: row.wish } })
      .returning(shown),
  );

export const renameSavedFilter = async (tx: Database, viewer: Viewer, id: string, name: string): Promise<SavedFilter> =>
  first(await tx.update(savedFilter).set({ name }).where(mine(viewer, id)).returning(shown));

export async function deleteSavedFilter(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(savedFilter).where(mine(viewer, id));
}

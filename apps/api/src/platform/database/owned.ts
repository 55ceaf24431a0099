import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Viewer } from "../../service.ts";

/** A table whose rows each belong to one person. */
export interface OwnedTable {
  owner_id: PgColumn;
}

/** True of the rows that are the viewer's own. */
export const owned = (table: OwnedTable, viewer: Viewer): SQL => eq(table.owner_id, viewer.id);

/** What a new row says of whose it is. */
export const ownedBy = (viewer: Viewer): { owner_id: string } => ({ owner_id: viewer.id });

/** What a new row says that is everybody's. */
export const ownedByNobody: { owner_id: null } = { owner_id: null };

/** The column that says whose a row is, where people are read or told apart by it. */
export const ownerIn = <T extends OwnedTable>(table: T): T["owner_id"] => table.owner_id;

/** Columns without the one that says whose a row is. */
export function withoutOwner<C extends object>(columns: C & { owner_id: PgColumn }): Omit<C, "owner_id"> {
  const { owner_id: _, ...others } = columns;
  return others;
}

/** A new row before it is said whose it is. */
export type Unowned<Row> = Omit<Row, "owner_id">;

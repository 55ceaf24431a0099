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

/** A new row before it is said whose it is. */
export type Unowned<Row> = Omit<Row, "owner_id">;

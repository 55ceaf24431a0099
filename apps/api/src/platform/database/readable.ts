import { and, eq, exists, isNull, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder, type PgColumn } from "drizzle-orm/pg-core";
import { citation } from "../../features/citations/citations.table.ts";
import { share, type SharedKind } from "../../features/sharing/sharing.table.ts";
import type { Viewer } from "../../service.ts";
import { owned, type OwnedTable } from "./owned.ts";

/** A table whose rows can be shared; a row without an owner is everybody's. */
interface ReadableTable extends OwnedTable {
  id: PgColumn;
  /** Rows that nobody may read for now. */
  withheld?: PgColumn;
}

/** True of the rows that are everybody's. */
export const everybodys = (table: OwnedTable): SQL => isNull(table.owner_id);

/**
 * True of the rows that not everybody but the viewer may read: their own, what was shared with them, and the sources
 * cited by something that was shared with them, as evidence goes with what it proves.
 */
export const personal = (kind: SharedKind, table: ReadableTable, viewer: Viewer): SQL =>
  shown(table, either(owned(table, viewer), sharedWith(kind, table, viewer), ...(kind === "source" ? [citedInShared(table, viewer)] : [])));

/** Whether there may be rows that not everybody but the viewer may read: false only where there are none. It reads no table through. */
export const mayHavePersonal = (table: OwnedTable, viewer: Viewer): SQL =>
  either(
    exists(new QueryBuilder().select({ id: table.owner_id }).from(table.owner_id.table).where(owned(table, viewer))),
    exists(new QueryBuilder().select({ id: share.object_id }).from(share).where(eq(share.person_id, viewer.id))),
  );

/** True of the rows that a viewer may read, everybody's among them. */
export const readable = (kind: SharedKind, table: ReadableTable, viewer: Viewer): SQL =>
  either(everybodys(table), personal(kind, table, viewer));

const shown = ({ withheld }: ReadableTable, whose: SQL): SQL => (withheld ? sql`(${eq(withheld, false)} and ${whose})` : whose);

const either = (first: SQL, ...others: SQL[]): SQL => or(first, ...others) ?? first;

const sharedWith = (kind: SharedKind, { id }: ReadableTable, viewer: Viewer): SQL =>
  exists(
    new QueryBuilder()
      .select({ id: share.object_id })
      .from(share)
      .where(and(eq(share.kind, kind), eq(share.object_id, id), eq(share.person_id, viewer.id))),
  );

const citedInShared = ({ id }: ReadableTable, viewer: Viewer): SQL =>
  exists(
    new QueryBuilder()
      .select({ id: citation.source_id })
      .from(citation)
      .innerJoin(share, and(eq(share.kind, citation.citing_kind), eq(share.object_id, citation.citing_id)))
      .where(and(eq(citation.source_id, id), eq(share.person_id, viewer.id))),
  );

import type { OfficialEntryFilter } from "@clausewise/contracts";
import type { KnownRow } from "@clausewise/official";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { by, pageOf } from "../../platform/database/page.ts";
import { insertRows, rowsOf } from "../../platform/database/insert-rows.ts";
import { officialChange, registerRow } from "./official.table.ts";
import type { NewChange } from "./sources.repository.ts";

export type StoredRow = typeof registerRow.$inferSelect;

/** Rows a statement carries at once. */
const batch = 1000;

const isOneOf = (keys: readonly string[]) =>
  sql`${registerRow.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))`;

const { key, title, url, fields, first_seen, gone_since } = registerRow;

/** A word of a search, where it stands for itself. */
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

const holds = (word: string) => sql`concat_ws(' ', ${key}, ${title}, ${fields}::text) ilike ${`%${literal(word)}%`}`;

/** Entries in which every word stands, those not listed any longer among them. */
export function listEntries(database: Database, { source_id, search = "", ...part }: OfficialEntryFilter) {
  const words = search.split(/\s+/).filter(Boolean);
  const wanted = and(eq(registerRow.source_id, source_id), ...words.map(holds));
  return pageOf(part, by(title, key, "ascending"), ({ columns, after, orderBy, limit }) =>
    database
      .select({ id: key, title, url, fields, first_seen, gone_since, ...columns(database.$count(registerRow, wanted)) })
      .from(registerRow)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Every entry that a register ever listed, as far as comparing needs it. */
export const readKnown = (database: Database, sourceId: string): Promise<KnownRow[]> =>
  database
    .select({ key: registerRow.key, hash: registerRow.hash, gone: sql`${registerRow.gone_since} is not null`.mapWith(Boolean) })
    .from(registerRow)
    .where(eq(registerRow.source_id, sourceId))
    .orderBy(asc(registerRow.key));

export const readRows = (database: Database, sourceId: string, keys: string[]): Promise<StoredRow[]> =>
  database
    .select()
    .from(registerRow)
    .where(and(eq(registerRow.source_id, sourceId), isOneOf(keys)));

/** Writes entries as they are listed now; one that is known keeps the day it was first seen. */
export async function putRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await tx.execute(sql`
      insert into register_row as kept (source_id, key, title, url, fields, aside, hash, first_seen, last_seen, gone_since)
      select source_id, key, title, url, fields, aside, hash, first_seen, last_seen, gone_since
      from ${rowsOf(registerRow, rows.slice(at, at + batch))}
      on conflict (source_id, key) do update set title = excluded.title, url = excluded.url, fields = excluded.fields,
        aside = excluded.aside, hash = excluded.hash, last_seen = null, gone_since = null`);
}

/** Says of entries that they are not listed any longer, and when they were last. */
export async function markRowsGone(tx: Database, sourceId: string, keys: string[], gone: Pick<StoredRow, "last_seen" | "gone_since">) {
  await tx
    .update(registerRow)
    .set(gone)
    .where(and(eq(registerRow.source_id, sourceId), isOneOf(keys)));
}

export const addChanges = (tx: Database, changes: readonly NewChange[]): Promise<void> => insertRows(tx, officialChange, changes);

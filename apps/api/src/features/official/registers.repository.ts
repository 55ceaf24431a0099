import type { OfficialEntryFilter } from "@clausewise/contracts";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { by, pageOf } from "../../platform/database/page.ts";
import { registerRow } from "./official.table.ts";

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

type Gone = Pick<typeof registerRow.$inferSelect, "last_seen" | "gone_since">;

/** Says of entries that they are not listed any longer, and when they were last. */
export async function markRowsGone(tx: Database, sourceId: string, keys: readonly string[], gone: Gone): Promise<void> {
  const isOne = sql`${key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))`;
  await tx
    .update(registerRow)
    .set(gone)
    .where(and(eq(registerRow.source_id, sourceId), isOne));
}

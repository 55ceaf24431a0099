import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { registerRow } from "./official.table.ts";

type Gone = Pick<typeof registerRow.$inferSelect, "last_seen" | "gone_since">;

/** Says of entries that they are not listed any longer, and when they were last. */
export async function markRowsGone(tx: Database, sourceId: string, keys: readonly string[], gone: Gone): Promise<void> {
  const isOne = sql`${registerRow.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))`;
  await tx
    .update(registerRow)
    .set(gone)
    .where(and(eq(registerRow.source_id, sourceId), isOne));
}

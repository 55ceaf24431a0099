import { and, count, eq, gte } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { alert } from "../alerts/alerts.table.ts";
import { document } from "../documents/documents.table.ts";
import { query } from "../queries/queries.table.ts";

/** Counts of what a person owns; alerts only those created since `since`. */
export async function countOwned(database: Database, ownerId: string, since: string) {
  const [documents] = await database.select({ n: count() }).from(document).where(eq(document.owner_id, ownerId));
  const [bookmarked] = await database
    .select({ n: count() })
    .from(query)
    .where(and(eq(query.owner_id, ownerId), eq(query.is_bookmarked, true)));
  const [recent] = await database
    .select({ n: count() })
    .from(alert)
    .where(and(eq(alert.owner_id, ownerId), gte(alert.created_at, since)));
  return { documents: documents?.n ?? 0, bookmarked: bookmarked?.n ?? 0, recent_alerts: recent?.n ?? 0 };
}

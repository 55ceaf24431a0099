import type { DashboardStats } from "@clausewise/contracts";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";

/** Counts a viewer's things of one kind, as a part of a statement; `since` is the time from which they are recent. */
type Counter = (database: Database, viewer: Viewer, since: string) => SQL<number>;

/** What the dashboard counts, each by the feature it belongs to. */
export type Counters = Record<keyof DashboardStats, Counter>;

/** Reads all the figures in one statement. */
export async function readCounts(database: Database, counters: Counters, viewer: Viewer, since: string): Promise<DashboardStats> {
  const { documents, bookmarked, recent_alerts } = counters;
  const counts = {
    documents: documents(database, viewer, since),
    bookmarked: bookmarked(database, viewer, since),
    recent_alerts: recent_alerts(database, viewer, since),
  };
  return first(await database.select(counts).from(sql`(values (1)) as one`));
}

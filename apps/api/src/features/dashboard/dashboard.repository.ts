import type { DashboardStats } from "@clausewise/contracts";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";

/** A count as a part of a statement, made by the feature whose rows it counts. */
export type Counting = SQL<number>;

/** Reads all the figures in one statement. */
export const readCounts = async (database: Database, counts: Record<keyof DashboardStats, Counting>): Promise<DashboardStats> =>
  first(await database.select(counts).from(sql`(values (1)) as one`));

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Either driver, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  kind: "embedded" | "server";
  database: Database;
  /**
   * Runs SQL of somebody else's making, apart from every transaction of ours; without `params` it may be several
   * statements, whose rows are given one after another. What a failure leaves begun is rolled back.
   */
  raw: (sql: string, params?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Calls `hear` with what is notified on a channel, from any process, once it is committed; returns how to stop. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;
  close(): Promise<void>;
}

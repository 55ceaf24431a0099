import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Either driver, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  kind: "embedded" | "server";
  database: Database;
  /** Runs SQL of somebody else's making, in a turn of its own; without `params` it may be several statements, of which the last one's rows are given. */
  raw: (sql: string, params?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Calls `hear` with what is notified on a channel, from any process, once it is committed; returns how to stop. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

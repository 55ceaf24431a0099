import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Either driver, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  kind: "embedded" | "server";
  database: Database;
  close(): Promise<void>;
}

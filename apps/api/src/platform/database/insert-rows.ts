import { type InferInsertModel, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./client.ts";

/** Rows a statement carries at once: few statements, none of them long, for the embedded database runs on the main thread. */
const batch = 1000;

/**
 * Inserts rows that all have the same fields. They travel as one JSON parameter: binding each value by itself takes
 * the embedded database some twenty times as long.
 */
export async function insertRows<T extends PgTable>(tx: Database, table: T, rows: readonly InferInsertModel<T>[]): Promise<void> {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += batch)
    await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from ${rowsOf(table, rows.slice(at, at + batch))}`);
}

/** Rows as a relation of a table's columns, for statements that join with them; fields not given are null. */
export const rowsOf = (table: PgTable, rows: readonly object[]) =>
  sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json)`;

import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import type { AuditRecord } from "@clausewise/contracts";
import { auditHead, auditRecord } from "./audit.table.ts";
import type { OpenRecord } from "./open-record.ts";

const table = sql.identifier("audit_record_open");

/** Whether records in the clear wait to be sealed under people's keys; the migration has put them aside. */
export async function hasOpenRecords(database: Database): Promise<boolean> {
  // Looked up in the catalogue itself: `to_regclass` may still name a table that another process has just dropped.
  const found = await rowsOf(
    database,
    sql`select from pg_class where relname = 'audit_record_open' and relnamespace = 'public'::regnamespace`,
  );
  return found.length > 0;
}

export async function readLastOpenRecord(database: Database): Promise<OpenRecord | null> {
  const [row] = await rowsOf<{ record: OpenRecord }>(
    database,
    sql`select to_json(t) as record from ${table} t order by sequence desc limit 1`,
  );
  return row?.record ?? null;
}

const atOnce = 1000;

/** Every record in the clear, in order and in batches. */
export async function* readOpenRecords(database: Database): AsyncGenerator<OpenRecord[], void> {
  for (let after: number | null = null; ;) {
    const behind: SQL = after === null ? sql`true` : sql`sequence > ${after}`;
    const rows: { record: OpenRecord }[] = await rowsOf(
      database,
      sql`select to_json(t) as record from ${table} t where ${behind} order by sequence limit ${atOnce}`,
    );
    if (rows.length > 0) yield rows.map(({ record }) => record);
    if (rows.length < atOnce) return;
    after = rows.at(-1)?.record.sequence ?? null;
  }
}

/** Waits for other processes that do the same, until the transaction ends. */
export const lockResealing = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(7226015)`);

export const storeSealed = (tx: Database, records: readonly AuditRecord[]) => insertRows(tx, auditRecord, records);

/** Ends the chain with the hash that its last record has now; its number stays, so that records missing there stay missed. */
export async function finishResealing(tx: Database, hash: string): Promise<void> {
  await tx.update(auditHead).set({ hash });
  await tx.execute(sql`drop table ${table}`);
}

/** Rows of a statement, whichever driver brings them. */
async function rowsOf<T>(database: Database, statement: SQL): Promise<T[]> {
  const result: unknown = await database.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: T[] }).rows) as T[];
}

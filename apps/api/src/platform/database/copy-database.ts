import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./client.ts";

/** How many rows a table has, and a sum over all of them that any difference in any row changes. */
export interface TableState {
  table: string;
  rows: number;
  sum: string;
}

/** A database took no copy; `message` is one line that says why. */
export class CannotCopy extends Error {
  override name = "CannotCopy";
}

const rowsAtOnce = 500;

/** Every table's rows and sum, by name; the migrations' own table apart. */
export async function stateOf(database: Database): Promise<TableState[]> {
  const states: TableState[] = [];
  for (const table of await tablesOf(database)) {
    const [row] = await rowsOf<{ rows: string; sum: string }>(
      database,
      sql`select count(*)::text as rows, coalesce(sum(hashtextextended(to_json(t)::text, 0)), 0)::text as sum from ${sql.identifier(table)} t`,
    );
    states.push({ table, rows: Number(row?.rows), sum: row?.sum ?? "" });
  }
  return states;
}

/**
 * Copies every row and every sequence of a database that nobody is changing into one that has the same tables, all
 * empty; in one transaction, so that the target has everything afterwards or nothing.
 */
export async function copyDatabase(source: Database, target: Database): Promise<TableState[]> {
  const from = await inUtc(source, stateOf);
  return inUtc(target, async (tx) => {
    await assertAlikeAndEmpty(from, await stateOf(tx));
    const foreignKeys = await dropForeignKeys(tx);
    for (const { table } of from) await copyTable(source, tx, table);
    for (const { table, name, definition } of foreignKeys)
      await tx.execute(sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
    await copySequences(source, tx);
    assertSame(from, await stateOf(tx));
    return from;
  });
}

/** Times are written out in the same zone on both sides. */
const inUtc = <T>(database: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await tx.execute(sql`set local timezone to 'UTC'`);
    return work(tx);
  });

async function assertAlikeAndEmpty(from: TableState[], to: TableState[]): Promise<void> {
  const names = (states: TableState[]) => states.map(({ table }) => table).join(", ");
  if (names(from) !== names(to)) throw new CannotCopy("The database there has other tables than this one. Nothing was copied.");
  const filled = to.filter(({ rows }) => rows > 0).map(({ table }) => table);
  if (filled.length > 0) throw new CannotCopy(`The database there is not empty (${filled.join(", ")}). Nothing was copied.`);
}

function assertSame(from: TableState[], to: TableState[]): void {
  const other = to.find(({ rows, sum }, at) => rows !== from[at]?.rows || sum !== from[at].sum);
  if (other) throw new CannotCopy(`The table ${other.table} did not arrive as it is here. Nothing was kept there.`);
}

const tablesOf = async (database: Database): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      database,
      sql`select tablename::text as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
    )
  ).map(({ name }) => name);

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys come back after the rows, and are checked then, so that tables can be copied in any order. */
async function dropForeignKeys(tx: Database): Promise<ForeignKey[]> {
  const keys = await rowsOf<ForeignKey>(
    tx,
    sql`select c.conname::text as name, r.relname::text as "table", pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and r.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return keys;
}

async function copyTable(source: Database, tx: Database, table: string): Promise<void> {
  const name = sql.identifier(table);
  const columns = sql.join(
    (await columnsOf(tx, table)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`alter table ${name} disable trigger user`);
  for (let after = "(0,0)"; ;) {
    const page = await pageAfter(source, name, after);
    if (page === null) break;
    await tx.execute(
      sql`insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, ${page.rows}::text::json)`,
    );
    after = page.last;
  }
  await tx.execute(sql`alter table ${name} enable trigger user`);
}

/** The next rows as they lie; nobody moves them meanwhile. */
async function pageAfter(source: Database, name: SQL | ReturnType<typeof sql.identifier>, after: string) {
  return inUtc(source, async (tx) => {
    const [row] = await rowsOf<{ rows: string | null; last: string | null }>(
      tx,
      sql`select json_agg(to_json(found.whole))::text as rows, max(found.place)::text as last
        from (select t.ctid as place, t as whole from ${name} t where t.ctid > ${after}::text::tid order by t.ctid limit ${rowsAtOnce}) found`,
    );
    return row?.rows && row.last ? { rows: row.rows, last: row.last } : null;
  });
}

/** Columns that are stored, not computed. */
const columnsOf = async (tx: Database, table: string): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      tx,
      sql`select attname::text as name from pg_attribute
        where attrelid = ${`public.${table}`}::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    )
  ).map(({ name }) => name);

async function copySequences(source: Database, tx: Database): Promise<void> {
  const sequences = await rowsOf<{ name: string; last: string | null }>(
    source,
    sql`select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences)
    if (last !== null) await tx.execute(sql`select setval(${`public.${name}`}::text::regclass, ${last}::text::bigint)`);
}

/** Rows of a statement, whichever driver brings them. */
async function rowsOf<T>(database: Database, statement: SQL): Promise<T[]> {
  const result: unknown = await database.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: T[] }).rows) as T[];
}

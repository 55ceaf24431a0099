import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { personTables, type PersonTable } from "./person-tables.ts";

/** Whose rows are meant; the address is null where nobody vouches that it is theirs. */
export interface Whose {
  id: string;
  address: string | null;
}

/** Rows read at once; an answer with its quotes may have a hundred kilobytes. */
const rowsAtOnce = 100;

/** Every table that keeps something of a person, in the order in which rows go: those of the registry, and those that keys tell of. */
export async function tablesOfPeople(database: Database): Promise<PersonTable[]> {
  const known = new Set(personTables.map(({ table }) => table));
  const found = await rowsOf<{ table: string; columns: string[]; goes: boolean }>(
    database,
    sql`select c.conrelid::regclass::text as table, array_agg(a.attname::text order by a.attname) as columns, bool_or(c.confdeltype = 'c') as goes
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'public.person'::regclass and c.confdeltype in ('c', 'n')
      group by c.conrelid order by 1`,
  );
  const byKey = found
    .filter(({ table }) => !known.has(table))
    .map(({ table, columns, goes }): PersonTable => ({
      table,
      whose: columns.map((column) => ({ column, holds: "id" })),
      deletion: goes ? "deleted" : "anonymous",
    }));
  return [...personTables.slice(0, -1), ...byKey, ...personTables.slice(-1)];
}

/** Names of the stored files that a person's rows stand for. */
export async function blobsOf(tx: Database, whose: Whose): Promise<string[]> {
  const blobs: string[] = [];
  for (const one of personTables) {
    if (!one.files) continue;
    for (const column of [one.files.blob, ...(one.files.made ?? [])]) {
      const blob = sql`t.${sql.identifier(column)}`;
      const found = await rowsOf<{ blob: string }>(
        tx,
        sql`select ${blob} as blob from ${nameOf(one)} t where ${blob} is not null and ${belongs(one, whose)}`,
      );
      blobs.push(...found.map((row) => row.blob));
    }
  }
  return blobs;
}

/** Deletes everything of a person that is not kept, the person last; what only forgets them does so with its key. */
export async function deleteRows(tx: Database, whose: Whose): Promise<void> {
  for (const one of personTables)
    if (one.deletion === "deleted") await tx.execute(sql`delete from ${nameOf(one)} t where ${belongs(one, whose)}`);
}

/** A table's rows of a person in the order of its primary key, read a few at a time. */
export async function* rowsOfPerson(database: Database, one: PersonTable, whose: Whose): AsyncGenerator<Record<string, unknown>, void> {
  const key = await primaryKeyOf(database, one);
  let last: string | null = null;
  do {
    const rows: { row: string }[] = await rowsOf<{ row: string }>(
      database,
      sql`select to_json(t)::text as row from ${nameOf(one)} t where ${belongs(one, whose)} and ${behind(one, key, last)} order by ${key} limit ${rowsAtOnce}`,
    );
    for (const { row } of rows) yield JSON.parse(row) as Record<string, unknown>;
    last = rows.length < rowsAtOnce ? null : (rows.at(-1)?.row ?? null);
  } while (last !== null);
}

/** True of the rows behind one that was read before. */
const behind = (one: PersonTable, key: SQL, last: string | null): SQL =>
  last === null ? sql`true` : sql`(${key}) > (select ${key} from json_populate_record(null::${nameOf(one)}, ${last}::text::json) t)`;

async function primaryKeyOf(database: Database, { schema = "public", table }: PersonTable): Promise<SQL> {
  const columns = await rowsOf<{ name: string }>(
    database,
    sql`select a.attname::text as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisprimary and i.indrelid = ${`${schema}.${table}`}::text::regclass order by array_position(i.indkey::int2[], a.attnum)`,
  );
  return sql.join(
    columns.map(({ name }) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
}

const nameOf = ({ schema = "public", table }: PersonTable): SQL => sql`${sql.identifier(schema)}.${sql.identifier(table)}`;

/** True of the rows that are the person's. */
function belongs({ whose: references }: PersonTable, whose: Whose): SQL {
  if ("table" in references) return belongsThrough(references, whose);
  const conditions = references.map(({ column, holds }) => {
    const name = sql`t.${sql.identifier(column)}`;
    if (holds === "id") return sql`${name} = ${whose.id}::uuid`;
    if (holds === "mention") return sql`position(${whose.id} in ${name}::text) > 0`;
    return whose.address === null ? sql`false` : sql`lower(${name}) = lower(${whose.address})`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function belongsThrough({ column, table, key }: { column: string; table: string; key: string }, whose: Whose): SQL {
  const owner = personTables.find((one) => one.table === table);
  if (!owner) throw new Error(`${table} is no table of people`);
  return sql`t.${sql.identifier(column)} in (select t.${sql.identifier(key)} from ${nameOf(owner)} t where ${belongs(owner, whose)})`;
}

/** Rows of a statement, whichever driver brings them. */
async function rowsOf<T>(database: Database, statement: SQL): Promise<T[]> {
  const result: unknown = await database.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: T[] }).rows) as T[];
}

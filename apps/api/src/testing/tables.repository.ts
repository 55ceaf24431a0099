import { eq, sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { person } from "../features/identity/identity.table.ts";
import type { Actor } from "../service.ts";

/** Empties every table of ours, the migrations' own apart. */
export async function emptyTables(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    declare names text;
    begin
      perform set_config('clausewise.maintenance', 'on', true);
      select string_agg(quote_ident(tablename), ', ') into names from pg_tables where schemaname = 'public';
      if names is not null then execute 'truncate ' || names || ' restart identity cascade'; end if;
    end $$`);
}

export async function addPerson(database: Database, name: string, role: Actor["role"]): Promise<Actor> {
  const email = `${name}@example.org`;
  const [row] = await database
    .insert(person)
    .values({ provider: "test", subject: name, email, given_name: name, name, role_type: role, created_at: new Date().toISOString() })
    .returning({ id: person.id });
  if (!row) throw new Error(`${name} was not added`);
  return { id: row.id, label: email, role };
}

/** Has the provider vouch for a person's address, or not. */
export async function vouchFor(database: Database, personId: string, email_verified = true): Promise<void> {
  await database.update(person).set({ email_verified }).where(eq(person.id, personId));
}

/** Deletes a person with what goes with them by key. */
export async function removePerson(database: Database, personId: string): Promise<void> {
  await database.delete(person).where(eq(person.id, personId));
}

/** Puts a row of a person back as an older copy of the data does. */
export async function returnPerson(database: Database, row: typeof person.$inferInsert | null): Promise<void> {
  if (row) await database.insert(person).values(row);
}

/** Every row that belongs to somebody, as text, by table. */
export async function ownedRows(database: Database): Promise<Record<string, string[]>> {
  const tables = await database
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name = 'owner_id'`);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await database
      .select({ row: sql<string>`t::text` })
      .from(sql`${sql.identifier(name)} t`)
      .where(sql`owner_id is not null`)
      .orderBy(sql`1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Rows that a table has by the database's own statistics; -1 where it never counted. */
export async function countedRows(database: Database, table: string): Promise<number> {
  const [row] = await database
    .select({ counted: sql`reltuples`.mapWith(Number) })
    .from(sql`pg_class`)
    .where(sql`oid = ${table}::regclass`);
  return row?.counted ?? -1;
}

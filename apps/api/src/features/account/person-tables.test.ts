import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { systemClock } from "../../platform/clock/clock.ts";
import { openJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { tablesOfPeople } from "./account.repository.ts";
import { personTables } from "./person-tables.ts";

let open: OpenDatabase;
let jobs: Jobs;
beforeAll(async () => {
  open = await openTestDatabase();
  jobs = await openJobs({ open, databaseUrl: null, clock: systemClock, works: false, warn: () => undefined });
});
afterAll(async () => {
  await jobs.close();
  await open.close();
});

/** Columns by whose name alone a table is about somebody. */
const telling =
  "actor_id address assigned_to author_id created_by data email first_name name owner_id payload person_id recipient reviewer_id subject_id updated_by user_id".split(
    " ",
  );

/** What is called like something of a person's, and is of nobody. */
const ofNobody = new Set([
  "jobs.bam.name",
  "jobs.queue.name",
  "jobs.queue_stats.name",
  "jobs.schedule.data",
  "jobs.schedule.name",
  "jobs.subscription.name",
  "jobs.warning.data",
  "jobs.job.name",
]);

/** Columns that refer to a person, by key or by name. */
async function suspicious(): Promise<string[]> {
  const { rows } = await open.raw(
    `select n.nspname || '.' || r.relname || '.' || a.attname as column from pg_attribute a
      join pg_class r on r.oid = a.attrelid join pg_namespace n on n.oid = r.relnamespace
      where n.nspname in ('public', 'jobs') and r.relkind in ('r', 'p') and not r.relispartition and a.attnum > 0 and not a.attisdropped
      and (a.attname = any ($1::text[]) or exists (
        select from pg_constraint c where c.conrelid = r.oid and c.contype = 'f' and c.confrelid = 'public.person'::regclass and a.attnum = any (c.conkey)
      )) order by 1`,
    [telling],
  );
  return rows.map(({ column }) => String(column));
}

/** Those that no entry of the registry, and no key that says what becomes of the row, answers for. */
async function unanswered(): Promise<string[]> {
  const tables = new Map((await tablesOfPeople(open.database)).map((one) => [`${one.schema ?? "public"}.${one.table}`, one]));
  return (await suspicious()).filter((column) => {
    const table = tables.get(column.slice(0, column.lastIndexOf(".")));
    return !ofNobody.has(column) && table === undefined;
  });
}

test("every table that refers to a person says what becomes of its rows when they go", async () => {
  expect(await unanswered()).toEqual([]);
});

test("a new table of a person's with a key that keeps its rows is noticed, and so is one without a key", async () => {
  await open.raw("create table public.post (id uuid primary key, writer uuid references public.person (id))");
  await open.raw("create table public.invitation (id uuid primary key, email text)");
  expect(await unanswered()).toEqual(["public.invitation.email", "public.post.writer"]);
  await open.raw("drop table public.post; drop table public.invitation");
});

test("a new table whose key says what becomes of its rows needs nothing more", async () => {
  await open.raw("create table public.note (id uuid primary key, owner_id uuid references public.person (id) on delete cascade)");
  await open.raw("create table public.post (id uuid primary key, author_id uuid references public.person (id) on delete set null)");
  expect(await unanswered()).toEqual([]);
  const found = await tablesOfPeople(open.database);
  expect(found.filter(({ table }) => ["note", "post"].includes(table)).map(({ table, deletion }) => [table, deletion])).toEqual([
    ["note", "deleted"],
    ["post", "anonymous"],
  ]);
  await open.raw("drop table public.post; drop table public.note");
});

test("what the registry names is there", async () => {
  const { rows } = await open.raw(
    "select table_schema || '.' || table_name || '.' || column_name as column from information_schema.columns",
  );
  const columns = new Set(rows.map(({ column }) => column));
  const named = personTables.flatMap(({ schema = "public", table, whose, without = [], files }) =>
    [
      ...("table" in whose ? [whose.column] : whose.map(({ column }) => column)),
      ...without,
      ...(files ? [files.blob, files.name, ...(files.made ?? [])] : []),
    ].map((column) => `${schema}.${table}.${column}`),
  );
  expect(named.filter((column) => !columns.has(column))).toEqual([]);
});

test("the person goes last", async () => {
  expect((await tablesOfPeople(open.database)).at(-1)?.table).toBe("person");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/database.ts";
import type { OpenDatabase } from "./client.ts";
import { createTidying } from "./tidying.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await open.raw("create table clause as select n as id, repeat('word ', 100) as words from generate_series(1, 2000) n");
});
afterAll(() => open.close());

const one = async (sql: string) => Object.values((await open.raw(sql)).rows[0] ?? {})[0];
const size = () => one("select pg_relation_size('clause')::int");

/** Tidies, and gives what it warned of. */
async function tidy(raw = open.raw): Promise<string[]> {
  const warnings: string[] = [];
  const job = createTidying({ open: { raw }, warn: (line) => warnings.push(line) });
  await job.run({}, { id: "a job", signal: new AbortController().signal, report: async () => undefined });
  return warnings;
}

test("the room of rows that are gone is used again, and how many there are is known anew", async () => {
  const before = await size();
  await open.raw("delete from clause");
  expect(await tidy()).toEqual([]);
  expect(await one("select reltuples::int from pg_class where relname = 'clause'")).toBe(0);
  await open.raw("insert into clause select n, repeat('word ', 100) from generate_series(1, 2000) n");
  expect(await size()).toBeLessThanOrEqual(Number(before));
});

test("a table that cannot be tidied is named, and the others are", async () => {
  const raw: OpenDatabase["raw"] = (sql, params) =>
    sql.endsWith(" public.person") ? Promise.reject(new Error("it is in use")) : open.raw(sql, params);
  expect(await tidy(raw)).toEqual(["A table was not tidied (vacuum (analyze) public.person): it is in use"]);
  expect(await one("select relallvisible > 0 from pg_class where relname = 'clause'")).toBe(true);
});

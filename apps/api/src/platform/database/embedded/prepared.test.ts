import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runInProcess } from "./in-process.ts";
import type { Engine } from "./engine.ts";
import { openPGlite } from "./pglite.ts";

let client: PGlite;
let engine: Engine;
beforeAll(async () => {
  client = await openPGlite({});
  engine = runInProcess(client);
});
beforeEach(async () => {
  await client.exec("drop table if exists clause; create table clause (id int primary key, words text[], facts jsonb, seen timestamptz)");
});
afterAll(() => client.close());

const insert = "insert into clause values ($1, $2, $3, $4)";
const select = 'select "id", "words", "facts", "seen" from clause where "id" = $1';

const run = (sql: string, params: unknown[] = [], rowMode: "array" | "object" = "array") => engine.run({ sql, params, rowMode });
const rows = async (sql: string, params: unknown[] = []) => (await run(sql, params)).rows;
const insertOne = (id: number) => run(insert, [id, ["recall", 'a "quoted", word'], { days: 30 }, "2026-11-22T09:00:00Z"]);

/** How often the database was asked in full, with reading and planning. */
const timesInFull = async (work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(client, "query");
  await work();
  const times = query.mock.calls.length;
  query.mockRestore();
  return times;
};

test("what comes again is read and planned once, and gives the same", async () => {
  await insertOne(1);
  const first = await run(select, [1]);
  expect(await timesInFull(async () => expect(await run(select, [1])).toEqual(first))).toBe(0);
  expect(first.rows).toEqual([[1, ["recall", 'a "quoted", word'], { days: 30 }, "2026-11-22 09:00:00+00"]]);
});

test("rows can be asked for as objects and as lists by turns", async () => {
  await insertOne(1);
  const asked = async (rowMode: "array" | "object") => (await run('select "id" from clause', [], rowMode)).rows;
  expect([await asked("array"), await asked("object"), await asked("array")]).toEqual([[[1]], [{ id: 1 }], [[1]]]);
});

test("a repeated change says how many rows it touched, and takes what is missing as missing", async () => {
  for (const id of [1, 2, 3]) expect((await run(insert, [id, null, undefined, null])).affectedRows).toBe(1);
  expect(await rows(select, [3])).toEqual([[3, null, null, null]]);
});

test("an error of a repeated statement keeps its code, and the next ones go on", async () => {
  for (const id of [1, 2]) await insertOne(id);
  await expect(insertOne(2)).rejects.toMatchObject({ code: "23505" });
  await insertOne(3);
  expect(await rows("select count(*)::int from clause")).toEqual([[3]]);
});

test("a repeated statement inside a transaction that failed is refused until that is rolled back", async () => {
  for (const id of [1, 2]) await insertOne(id);
  await engine.run({ sql: "BEGIN", params: null, rowMode: "array" });
  await expect(insertOne(2)).rejects.toMatchObject({ code: "23505" });
  await expect(rows(select, [1])).rejects.toMatchObject({ code: "25P02" });
  await engine.run({ sql: "ROLLBACK", params: null, rowMode: "array" });
  expect(await rows(select, [1])).toHaveLength(1);
});

test("a table that has changed since is read as it is now", async () => {
  await insertOne(1);
  for (let times = 0; times < 3; times += 1) await rows('select * from "clause"');
  await client.exec("alter table clause add column note text default 'new'");
  expect((await rows('select * from "clause"'))[0]).toContain("new");
});

test("more statements than are kept prepared all go on working", async () => {
  await insertOne(1);
  const nth = (n: number) => rows(`select "id" + ${n} from clause`);
  for (let again = 0; again < 3; again += 1) for (let n = 0; n < 310; n += 1) expect(await nth(n)).toEqual([[1 + n]]);
});

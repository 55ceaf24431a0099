import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { layDatabase } from "../../../testing/database.ts";
import { forAsker } from "../../wanted.ts";
import type { OpenDatabase } from "../client.ts";
import { openEmbedded, type EmbeddedLimits } from "../embedded.ts";
import { AlreadyOpen } from "../lock.ts";

const generous: EmbeddedLimits = { waiting: 500, statement: 60_000, idle: 60_000 };
/** A statement that does not end by itself while a test runs. */
const endless = sql`select count(*) from generate_series(1, 1000000000000) as n where n < 0`;

/** A database made once, which each test begins with a copy of. */
const made = mkdtempSync(join(tmpdir(), "clausewise-thread-"));
beforeAll(async () => {
  await layDatabase(made);
  const first = await openEmbedded(made);
  await first.raw("create table thing (id int primary key)");
  await first.close();
});
afterAll(() => rmSync(made, { recursive: true }));

let folder: string;
let open: OpenDatabase | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-thread-"));
  cpSync(made, folder, { recursive: true });
});
afterEach(async () => {
  await open?.close();
  rmSync(folder, { recursive: true });
});

const start = async (limits: Partial<EmbeddedLimits> = {}) => (open = await openEmbedded(folder, false, { ...generous, ...limits }));

const things = async ({ raw }: OpenDatabase) => (await raw("select id from thing order by id")).rows.map(({ id }) => id);

test("the thread that answers requests goes on while a statement works", async () => {
  const { database } = await start();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await database.execute(sql`select count(*) from generate_series(1, 500000)`);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test("nobody else opens the same folder meanwhile", async () => {
  await start();
  await expect(openEmbedded(folder)).rejects.toThrow(AlreadyOpen);
});

test("what was stored is there at the next start", async () => {
  await (await start()).raw("insert into thing values (1)");
  await open?.close();
  open = await openEmbedded(folder);
  expect(await things(open)).toEqual([1]);
});

test("a statement that does not end is ended; what was committed is kept, what was under way is refused, and work goes on", async () => {
  const { database, raw } = await start({ statement: 1500 });
  await raw("insert into thing values (1)");
  const heard = Promise.withResolvers<string>();
  await open?.listen("news", heard.resolve);
  const change = database.transaction(async (tx) => {
    await tx.execute(sql`insert into thing values (2)`);
    await tx.execute(endless).catch(() => undefined);
    await tx.execute(sql`insert into thing values (3)`);
  });
  const behind = raw("select 1 as one");
  await expect(change).rejects.toMatchObject({ cause: { code: "CONNECTION_CLOSED" } });
  expect((await behind).rows).toEqual([{ one: 1 }]);
  expect(open && (await things(open))).toEqual([1]);
  await raw("select pg_notify('news', 'still heard')");
  expect(await heard.promise).toBe("still heard");
});

test("a transaction whose owner asks nothing any more is rolled back, and holds nobody up", async () => {
  const { database } = await start({ idle: 50 });
  const forgotten = database.transaction(async (tx) => {
    await tx.execute(sql`insert into thing values (1)`);
    await new Promise(() => undefined);
  });
  await expect(forgotten).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(open && (await things(open))).toEqual([]);
});

test("nothing runs outside a transaction that has ended", async () => {
  const { database } = await start();
  const late = await database.transaction(async (tx) => () => tx.execute(sql`insert into thing values (1)`));
  await expect(late()).rejects.toMatchObject({ cause: { code: "CONNECTION_CLOSED" } });
});

test("more than may wait is refused as busy, and the rest is served", async () => {
  const { raw } = await start({ waiting: 3 });
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => raw("select 1")));
  expect(asked.map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), ...Array(6).fill("rejected")]);
  expect(asked.at(-1)).toMatchObject({ reason: { code: "busy" } });
});

test("what nobody waits for any longer is dropped before it runs", async () => {
  const { raw } = await start();
  const gone = { isGone: false };
  const first = raw("insert into thing values (1)");
  const dropped = forAsker(
    () => gone.isGone,
    () => raw("insert into thing values (2)"),
  );
  gone.isGone = true;
  await first;
  await expect(dropped).rejects.toMatchObject({ code: "busy" });
  expect(open && (await things(open))).toEqual([1]);
});

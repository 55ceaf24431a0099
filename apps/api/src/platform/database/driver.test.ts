import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { layDatabase } from "../../testing/database.ts";
import { drivers } from "../../testing/drivers.ts";
import type { Database, OpenDatabase } from "./client.ts";
import { timestamp } from "./columns.ts";
import { openEmbedded } from "./embedded.ts";

const thing = pgTable("thing", { id: integer().primaryKey(), name: text(), data: jsonb(), at: timestamp() });

const openThreaded = async (): Promise<OpenDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-thread-"));
  await layDatabase(folder);
  const open = await openEmbedded(folder);
  const close = async () => {
    await open.close();
    rmSync(folder, { recursive: true });
  };
  return { ...open, close };
};

describe.each([...drivers, { kind: "the embedded database in its thread", open: openThreaded }])("$kind", ({ open: openOne }) => {
  let open: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    open = await openOne();
    ({ database } = open);
    await open.raw("create table thing (id int primary key, name text, data jsonb, at timestamptz(3)); select 1");
  });
  afterAll(() => open.close());

  test("gives back what was stored, JSON and times included", async () => {
    const row = { id: 1, name: "naïve “quotes”", data: { list: [1, null, { deep: "ü" }] }, at: "2026-11-22T03:04:05.678Z" };
    await database.insert(thing).values(row);
    expect(await database.select().from(thing)).toEqual([row]);
    expect((await open.raw("select data, id from thing where id = $1", [1])).rows).toEqual([{ data: row.data, id: 1 }]);
  });

  test("says what PostgreSQL says of an error, and goes on", async () => {
    const again = database.insert(thing).values({ id: 1 });
    await expect(again).rejects.toMatchObject({ cause: { code: "23505", message: expect.stringContaining("thing_pkey") } });
    expect(await database.select({ id: thing.id }).from(thing)).toEqual([{ id: 1 }]);
  });

  test("keeps nothing of a transaction that failed, and lets nobody see it before", async () => {
    const seen: Promise<unknown[]>[] = [];
    const failing = database.transaction(async (tx) => {
      await tx.insert(thing).values({ id: 2 });
      seen.push(
        database
          .select()
          .from(thing)
          .then((rows) => rows),
      );
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await seen[0]).toHaveLength(1);
  });

  test("runs changes of many at once as if each were alone", async () => {
    await database.insert(thing).values({ id: 10, name: "0" });
    const raise = () =>
      database.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(thing)
          .where(sql`${thing.id} = 10`)
          .for("update");
        await tx
          .update(thing)
          .set({ name: String(Number(row?.name) + 1) })
          .where(sql`${thing.id} = 10`);
      });
    await Promise.all(Array.from({ length: 30 }, raise));
    expect(
      await database
        .select({ name: thing.name })
        .from(thing)
        .where(sql`${thing.id} = 10`),
    ).toEqual([{ name: "30" }]);
  });

  test("undoes an inner transaction and keeps the outer one", async () => {
    await database.transaction(async (tx) => {
      await tx.insert(thing).values({ id: 20 });
      await tx
        .transaction(async (inner) => {
          await inner.insert(thing).values({ id: 21 });
          throw new Error("only this");
        })
        .catch(() => undefined);
    });
    expect(
      await database
        .select({ id: thing.id })
        .from(thing)
        .where(sql`${thing.id} >= 20`),
    ).toEqual([{ id: 20 }]);
  });

  test("tells who listens what is notified, once it is committed and until they stop", async () => {
    const heard: string[] = [];
    const next = Promise.withResolvers<void>();
    const stop = await open.listen("Some channel", (payload) => {
      heard.push(payload);
      if (payload === "last") next.resolve();
    });
    await database
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_notify('Some channel', 'lost')`);
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    await database.execute(sql`select pg_notify('Some channel', 'first'), pg_notify('another', 'not ours')`);
    await open.raw("select pg_notify($1, $2)", ["Some channel", "last"]);
    await next.promise;
    await stop();
    expect(heard).toEqual(["first", "last"]);
  });
});

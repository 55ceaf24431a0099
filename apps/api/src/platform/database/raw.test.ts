import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drivers } from "../../testing/drivers.ts";
import type { OpenDatabase } from "./client.ts";

describe.each(drivers)("plain SQL on $kind", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test("gives the rows of every statement, also of one before a commit", async () => {
    expect((await opened.raw("begin; select 1 as one; commit; select 2 as two")).rows).toEqual([{ one: 1 }, { two: 2 }]);
  });

  test("takes parameters", async () => {
    expect((await opened.raw("select $1::int + 1 as sum", [2])).rows).toEqual([{ sum: 3 }]);
  });

  test("leaves nobody standing in a transaction that failed", async () => {
    await expect(opened.raw("begin; select 1 / 0; commit")).rejects.toThrow(/division by zero/);
    await expect(opened.database.execute(sql`select 1`)).resolves.toBeDefined();
  });

  test("a notification is heard once its transaction is committed", async () => {
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const stop = await opened.listen("news", resolve);
    await opened.database.transaction(async (tx) => void (await tx.execute(sql`select pg_notify('news', 'something')`)));
    expect(await heard).toBe("something");
    await stop();
  });
});

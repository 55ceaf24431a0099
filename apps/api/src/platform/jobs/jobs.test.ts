import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createFakeClock } from "../../testing/fake-clock.ts";
import { drivers } from "../../testing/drivers.ts";
import type { OpenDatabase } from "../database/client.ts";
import { defineJob, type Job } from "./job.ts";
import { openJobs, type Jobs } from "./jobs.ts";

const clock = createFakeClock();
const payload = z.object({ word: z.string() });
const patience = { timeout: 30_000, interval: 50 };

describe.each(drivers)("jobs on $kind", ({ kind, open }) => {
  let opened: OpenDatabase & { url?: string };
  let jobs: Jobs;
  const start = (works = true) =>
    openJobs({ open: opened, databaseUrl: opened.url ?? null, clock, works, lookEvery: 0.5, warn: () => undefined });
  beforeAll(async () => {
    opened = await open();
    jobs = await start();
  });
  afterAll(async () => {
    await jobs.close();
    await opened.close();
  });

  const enqueue = (job: Job<{ word: string }>, word: string, on = jobs) =>
    opened.database.transaction(async (tx) => (await on.enqueue(tx, job, { word })) ?? "none");
  const stateOf = async (id: string) => (await jobs.find(id))?.state;

  test("a job runs once what caused it is committed, and tells how far it is", async () => {
    const ran: string[] = [];
    const job = defineJob({
      name: "echo",
      payload,
      async run({ word }, { report }) {
        ran.push(word);
        await report(0.5, "Half of it is done");
      },
    });
    await jobs.add(job);
    const id = await enqueue(job, "hello");
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("completed"), patience);
    expect(ran).toEqual(["hello"]);
    expect(await jobs.find(id)).toMatchObject({ name: "echo", progress: 0.5, note: "Half of it is done", error: null });
  });

  test("a job whose cause was rolled back never runs", async () => {
    const ran: string[] = [];
    const job = defineJob({ name: "never", payload, run: async ({ word }) => void ran.push(word) });
    await jobs.add(job);
    const failing = opened.database.transaction(async (tx) => {
      await jobs.enqueue(tx, job, { word: "lost" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    const id = await enqueue(job, "kept");
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("completed"), patience);
    expect(ran).toEqual(["kept"]);
  });

  test("a job that fails is tried again, stays visible when it keeps failing, and may be tried once more", async () => {
    let broken = true;
    let tries = 0;
    const job = defineJob({
      name: "fragile",
      payload,
      retries: 1,
      backOff: 0,
      async run() {
        tries += 1;
        if (broken) throw new Error("The server is away.");
      },
    });
    await jobs.add(job);
    const id = await enqueue(job, "x");
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("failed"), patience);
    expect(tries).toBe(2);
    const [dead] = await jobs.list("failed", 10);
    expect(dead).toMatchObject({ id, error: "The server is away." });
    broken = false;
    await opened.database.transaction(async (tx) => dead && jobs.retry(tx, dead));
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("completed"), patience);
  });

  test("a job that is cancelled while it runs is told so, and is not tried again", async () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    const job = defineJob({
      name: "endless",
      payload,
      run: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          begun.resolve();
          signal.addEventListener("abort", () => {
            ended.resolve(String(signal.reason));
            reject(new Error("ended"));
          });
        }),
    });
    await jobs.add(job);
    const id = await enqueue(job, "x");
    await begun.promise;
    const found = await jobs.find(id);
    await opened.database.transaction(async (tx) => found && jobs.cancel(tx, found));
    expect(await ended.promise).toContain("cancelled");
    expect(await stateOf(id)).toBe("cancelled");
  });

  test("a job under way when its process ends is told so, and the next process runs it", async () => {
    const begun = Promise.withResolvers<void>();
    const job = (run: Job<{ word: string }>["run"]) => defineJob({ name: "interrupted", payload, backOff: 0, run });
    const slow = job((_, { signal }) => {
      begun.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended"))));
    });
    await jobs.add(slow);
    const id = await enqueue(slow, "x");
    await begun.promise;
    await jobs.close();
    jobs = await start();
    expect(await stateOf(id)).toBe("retry");
    await jobs.add(job(async () => undefined));
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("completed"), patience);
  });

  test.runIf(kind === "the embedded database")("a job whose process died is run at once by the next one on the same folder", async () => {
    const begun = Promise.withResolvers<void>();
    const job = (run: Job<{ word: string }>["run"]) => defineJob({ name: "orphaned", payload, backOff: 600, run });
    // A process that was killed says nothing more, and hands nothing back.
    const dead = await start();
    await dead.add(job(() => new Promise(() => begun.resolve())));
    const id = await enqueue(
      job(async () => undefined),
      "x",
      dead,
    );
    await begun.promise;
    const next = await start();
    await next.add(job(async () => undefined));
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("completed"), patience);
    await Promise.all([dead.close(), next.close()]);
  });

  test("a process that only asks for jobs runs none", async () => {
    const asking = await start(false);
    const ran: string[] = [];
    const job = defineJob({ name: "elsewhere", payload, run: async ({ word }) => void ran.push(word) });
    await asking.add(job);
    const id = await enqueue(job, "x", asking);
    expect(await stateOf(id)).toBe("created");
    await jobs.add(job);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe("completed"), patience);
    expect(ran).toEqual(["x"]);
    await asking.close();
  });

  test("jobs that wait are run one right after another, and not one with each look", async () => {
    const job = (run: Job<{ word: string }>["run"]) => defineJob({ name: "many", payload, run });
    const asking = await start(false);
    await asking.add(job(async () => undefined));
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        enqueue(
          job(async () => undefined),
          `job ${nth}`,
          asking,
        ),
      ),
    );
    const rare = await openJobs({
      open: opened,
      databaseUrl: opened.url ?? null,
      clock,
      works: true,
      lookEvery: 600,
      warn: () => undefined,
    });
    await rare.add(job(async () => undefined));
    await vi.waitFor(async () => expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => "completed")), patience);
    await Promise.all([asking.close(), rare.close()]);
  });

  test("two processes that run jobs run each of them once", async () => {
    const other = await start();
    const ran: string[] = [];
    const job = (place: string) =>
      defineJob({ name: "shared", payload, concurrency: 4, run: async ({ word }) => void ran.push(`${word} at ${place}`) });
    await Promise.all([jobs.add(job("one")), other.add(job("two"))]);
    const words = Array.from({ length: 20 }, (_, nth) => `job ${nth}`);
    const ids = await Promise.all(words.map((word, nth) => enqueue(job("asking"), word, nth % 2 ? jobs : other)));
    await vi.waitFor(async () => expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => "completed")), patience);
    expect(ran.map((one) => one.replace(/ at .*/, "")).toSorted()).toEqual(words.toSorted());
    await other.close();
  });

  test("a single job that waits already is not asked for twice, and one asked for while it runs is run after it", async () => {
    const asking = await start(false);
    const ran: string[] = [];
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const job = defineJob({
      name: "single",
      payload,
      isSingle: true,
      async run({ word }) {
        ran.push(word);
        begun.resolve();
        if (ran.length === 1) await held.promise;
      },
    });
    await asking.add(job);
    const [first, again] = [await enqueue(job, "first", asking), await enqueue(job, "again", asking)];
    expect(again).toBe("none");
    await jobs.add(job);
    await begun.promise;
    const next = await enqueue(job, "next", asking);
    expect(next).not.toBe("none");
    expect(await enqueue(job, "one too many", asking)).toBe("none");
    held.resolve();
    await vi.waitFor(async () => expect([await stateOf(first), await stateOf(next)]).toEqual(["completed", "completed"]), patience);
    expect(ran).toEqual(["first", "next"]);
    await asking.close();
  });

  test("the queue keeps to a schema of its own", async () => {
    const { rows } = await opened.raw("select count(*)::int as n from pg_tables where schemaname = 'public' and tablename = 'job'");
    expect(rows).toEqual([{ n: 0 }]);
    await opened.database.execute(sql`select 1`);
  });
});

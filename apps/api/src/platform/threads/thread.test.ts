import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import { forAsker, whetherGone } from "../wanted.ts";
import { startThread, ThreadEnded, type Thread } from "./thread.ts";

/** What the thread of these tests does. */
interface Program {
  add(a: number, b: number): number;
  bytes(): Uint8Array;
  keptBytes(): number;
  fail(): void;
  failOddly(): void;
  ask(word: string): string;
  hang(): void;
  die(): void;
  goLast(): number;
  moments(): number;
}

const threads = new URL("./thread.ts", import.meta.url).href;
const program = (source: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { inThread, letOthersGoFirst } from ${JSON.stringify(threads)}; ${source}`)}`);
const usual = program(`inThread(async (start, starter) => {
  const kept = new Uint8Array(1000);
  return {
    add: (a, b) => a + b + start.more,
    bytes: () => kept,
    keptBytes: () => kept.byteLength,
    fail() { throw Object.assign(new Error("outer", { cause: Object.assign(new Error("inner"), { code: "23505" }) }), { isFatal: true }); },
    failOddly() { throw Object.assign(new Error("odd"), { work: () => 1 }); },
    ask: async (word) => (await starter.answer(word)) + "!",
    hang() { for (;;); },
    async moments() { return (await import("node:worker_threads")).resourceLimits.maxYoungGenerationSizeMb; },
    async goLast() { letOthersGoFirst(); return (await import("node:os")).getPriority(); },
    die() { setImmediate(() => { throw new Error("out of order"); }); return new Promise(() => undefined); },
  };
})`);

const started: Thread<Program>[] = [];
afterEach(async () => {
  for (const thread of started.splice(0)) await thread.end();
});
const start = (own: object = {}, ended?: (error: ThreadEnded) => void, from = usual) => {
  const thread = startThread<Program>({ program: from, start: { more: 100 }, own, ...(ended && { ended }) });
  started.push(thread);
  return thread;
};

test("two threads call each other's functions by name", async () => {
  const { calls } = start({ answer: async (word: string) => `heard ${word}` });
  expect(await Promise.all([calls.add(1, 2), calls.ask("this")])).toEqual([103, "heard this!"]);
});

test("an error keeps its fields and what caused it; one that cannot be copied whole keeps its words", async () => {
  const { calls } = start();
  await expect(calls.fail()).rejects.toMatchObject({ message: "outer", isFatal: true, cause: { message: "inner", code: "23505" } });
  await expect(calls.failOddly()).rejects.toThrow("odd");
});

test.runIf(process.platform === "linux")("a thread that lets others go first does not hold the others back with it", async () => {
  const { calls } = start();
  const before = getPriority();
  expect(await calls.goLast()).toBe(Math.min(before + 10, 19));
  expect(getPriority()).toBe(before);
});

test("a thread takes little for what it needs for moments, unless it is given more", async () => {
  const given = startThread<Program>({ program: usual, start: { more: 100 }, moments: 16 });
  started.push(given);
  expect(await Promise.all([start().calls.moments(), given.calls.moments()])).toEqual([12, 48]);
});

test("bytes are handed over, not copied", async () => {
  const { calls } = start();
  expect((await calls.bytes()).byteLength).toBe(1000);
  expect(await calls.keptBytes()).toBe(0);
});

test("a name that the other thread does not have is said to be missing", async () => {
  const { calls } = start();
  await expect(calls.ask("this")).rejects.toThrow("answer");
});

test("a program that could not begin says why to every call", async () => {
  const { calls } = start({}, undefined, program(`inThread(async () => { throw new Error("no disk"); })`));
  await expect(calls.add(1, 2)).rejects.toThrow("no disk");
});

test("a thread that dies rejects what is under way and what comes after, and is heard of once", async () => {
  const heard: ThreadEnded[] = [];
  const { calls, end } = start({}, (error) => heard.push(error));
  const waiting = calls.hang;
  await expect(calls.die()).rejects.toThrow("it failed: out of order");
  await expect(waiting()).rejects.toBeInstanceOf(ThreadEnded);
  await end();
  expect(heard).toMatchObject([{ reason: "it failed: out of order", cause: { message: "out of order" } }]);
});

test("a thread that hangs is ended, with the reason told to those who wait", async () => {
  const { calls, end } = start();
  const hanging = calls.hang();
  const [said] = await Promise.allSettled([hanging, end("it took too long")]);
  expect(said).toMatchObject({ reason: { name: "ThreadEnded", reason: "it took too long" } });
});

test("what a thread asks is wanted, though whoever happened to start it has gone", async () => {
  const { calls } = forAsker(
    () => true,
    () => start({ answer: async () => (whetherGone()() ? "unwanted" : "wanted") }),
  );
  expect(await calls.ask("is it?")).toBe("wanted!");
});

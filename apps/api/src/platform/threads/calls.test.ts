import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { connect } from "./calls.ts";

const open: MessagePort[] = [];
afterEach(() => open.splice(0).forEach((port) => port.close()));

/** Two ends of a channel, of which the far one has some functions. */
const between = <Far extends object>(functions: Far | Promise<Far>) => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  connect(port2, Promise.resolve(functions));
  return connect<Far>(port1, Promise.resolve({}));
};

test("functions of another thread are called as if they were here, each answer going to its own call", async () => {
  const { calls } = between({
    find: async (word: string, limit: number) => Array.from({ length: limit }, () => word),
    count: async () => 3,
  });
  expect(await Promise.all([calls.find("udi", 2), calls.count(), calls.find("mdr", 1)])).toEqual([["udi", "udi"], 3, ["mdr"]]);
});

test("answers that come in another order than the calls reach their own callers", async () => {
  const gate = Promise.withResolvers<string>();
  const { calls } = between({ slow: () => gate.promise, quick: async () => (gate.resolve("slow"), "quick") });
  expect(await Promise.all([calls.slow(), calls.quick()])).toEqual(["slow", "quick"]);
});

test("a function that fails there fails here, with what went wrong", async () => {
  const { calls } = between({ fail: async () => Promise.reject(new Error("the index is gone")) });
  await expect(calls.fail()).rejects.toThrow("the index is gone");
});

/** One end whose program is older than the other's. */
const onlyCounting = Object.assign(Object.create(null), { count: async () => 3 });

test("a name that the other thread does not know is refused, and it goes on", async () => {
  const { calls } = between<Record<"count" | "search", () => Promise<number>>>(onlyCounting);
  await expect(calls.search()).rejects.toThrow("there is no search to call");
  expect(await calls.count()).toBe(3);
});

test("calls that come before the other thread is ready are answered once it is", async () => {
  const ready = Promise.withResolvers<{ count(): Promise<number> }>();
  const { calls } = between(ready.promise);
  const early = calls.count();
  ready.resolve({ count: async () => 3 });
  expect(await early).toBe(3);
});

test("where the other thread ends, every call under way and every later one is refused with the reason, and nobody waits for ever", async () => {
  const far = between({ wait: () => new Promise(() => undefined) });
  const waiting = [far.calls.wait(), far.calls.wait()];
  far.fail(new Error("its thread ended"));
  waiting.push(far.calls.wait());
  expect((await Promise.allSettled(waiting)).map((one) => (one.status === "rejected" ? String(one.reason) : ""))).toEqual([
    "Error: its thread ended",
    "Error: its thread ended",
    "Error: its thread ended",
  ]);
});

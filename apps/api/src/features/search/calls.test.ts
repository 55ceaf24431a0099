import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { connect, remote, type Callable } from "./calls.ts";

const open: MessagePort[] = [];
afterEach(() => open.splice(0).forEach((port) => port.close()));

/** Two ends of a channel, of which the far one has some functions. */
const between = (functions: Callable | Promise<Callable>) => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  connect(port2, Promise.resolve(functions));
  return connect(port1, Promise.resolve({}));
};

interface Library {
  find(word: string, limit: number): Promise<string[]>;
  count(): Promise<number>;
}

test("functions of another thread are called as if they were here, each answer going to its own call", async () => {
  const far = between({
    find: async (word: string, limit: number) => Array.from({ length: limit }, () => word),
    count: async () => 3,
  });
  const library = remote<Library>(far, ["find", "count"]);
  expect(await Promise.all([library.find("udi", 2), library.count(), library.find("mdr", 1)])).toEqual([["udi", "udi"], 3, ["mdr"]]);
});

test("answers that come in another order than the calls reach their own callers", async () => {
  const gate = Promise.withResolvers<string>();
  const far = between({ slow: () => gate.promise, quick: async () => (gate.resolve("slow"), "quick") });
  expect(await Promise.all([far.call("slow", []), far.call("quick", [])])).toEqual(["slow", "quick"]);
});

test("a function that fails there fails here, with what went wrong", async () => {
  const far = between({ fail: async () => Promise.reject(new Error("the index is gone")) });
  await expect(far.call("fail", [])).rejects.toThrow("the index is gone");
});

test("a name that the other thread does not know is refused, and it goes on", async () => {
  const far = between({ count: async () => 3 });
  await expect(far.call("search", [])).rejects.toThrow("there is no search to call");
  expect(await far.call("count", [])).toBe(3);
});

test("calls that come before the other thread is ready are answered once it is", async () => {
  const ready = Promise.withResolvers<Callable>();
  const far = between(ready.promise);
  const early = far.call("count", []);
  ready.resolve({ count: async () => 3 });
  expect(await early).toBe(3);
});

test("where the other thread ends, every call under way is refused with the reason, and nobody waits for ever", async () => {
  const far = between({ wait: () => new Promise(() => undefined) });
  const calls = [far.call("wait", []), far.call("wait", [])];
  far.fail(new Error("its thread ended"));
  expect((await Promise.allSettled(calls)).map((one) => (one.status === "rejected" ? String(one.reason) : ""))).toEqual([
    "Error: its thread ended",
    "Error: its thread ended",
  ]);
});

import { expect, test } from "vitest";
import { createConnection } from "./connection.ts";

function world() {
  const heard: string[] = [];
  const waiting: (() => void)[] = [];
  const state = { online: true, answers: false };
  const connection = createConnection({
    isOnline: () => state.online,
    ask: async () => state.answers,
    later: (call) => void waiting.push(call),
  });
  connection.subscribe(() => heard.push(connection.snapshot()));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { connection, state, heard, waiting, settle };
}

test("a server that does not answer is away until it answers again, asked by itself", async () => {
  const { connection, state, heard, waiting, settle } = world();
  connection.lost();
  await settle();
  expect(connection.snapshot()).toBe("away");
  waiting.shift()?.();
  await settle();
  state.answers = true;
  waiting.shift()?.();
  await settle();
  expect(heard).toEqual(["away", "here"]);
  expect(waiting).toHaveLength(0);
});

test("one call that fails while the server answers changes nothing", async () => {
  const { connection, state, heard, settle } = world();
  state.answers = true;
  connection.lost();
  await settle();
  expect(heard).toEqual([]);
});

test("a device without a connection is offline at once, and asks for the server when it has one again", async () => {
  const { connection, state, heard, settle } = world();
  state.online = false;
  connection.changed();
  expect(connection.snapshot()).toBe("offline");
  state.online = true;
  state.answers = true;
  connection.changed();
  await settle();
  expect(heard).toEqual(["offline", "here"]);
});

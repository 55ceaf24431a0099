import type { FastifyRequest } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "@clausewise/contracts";
import type { Caller } from "../service.ts";
import { createRepeats } from "./repeats.ts";
import type { Endpoint } from "./run.ts";

let once: ReturnType<typeof createRepeats>;
let made: number;
beforeEach(() => {
  once = createRepeats();
  made = 0;
});

const make = async () => ({ id: ++made });
const under = (key?: string, given: Partial<FastifyRequest> = {}) =>
  ({ headers: key === undefined ? {} : { "idempotency-key": key }, ...given }) as unknown as FastifyRequest;
const person = (id: string) => ({ actor: { id, label: id, role: "administrator" } }) as unknown as Caller;
const endpoint = (given: Partial<Operation> = {}, name = "add") =>
  ({ feature: "notes", name, operation: { method: "POST", path: "/api/notes", output: z.any(), ...given } }) as unknown as Endpoint;
const send = (key?: string, { whose = "ana", of = endpoint(), run = make } = {}) => once(under(key), of, person(whose), run);

test("a change that is sent again under its key, at once or later, is made once and answered alike", async () => {
  const [first, second] = await Promise.all([send("one"), send("one")]);
  expect([first, second, await send("one"), made]).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }, 1]);
});

test("another key, another person and another operation are changes of their own, and so is each without a key", async () => {
  await send("one");
  await send("two");
  await send("one", { whose: "ben" });
  await send("one", { of: endpoint({}, "remove") });
  await send();
  await send();
  expect(made).toBe(6);
});

test("a change that failed may be tried again", async () => {
  await expect(send("one", { run: () => Promise.reject(new Error("busy")) })).rejects.toThrow("busy");
  expect(await send("one")).toEqual({ id: 1 });
});

test("a message of somebody who did not sign in is taken once, and another one, or from elsewhere, by itself", async () => {
  const say = (body: unknown, ip = "192.0.2.1") => once(under("one", { ip, body }), endpoint(), { actor: null } as unknown as Caller, make);
  await say({ message: "Hello" });
  expect(await say({ message: "Hello" })).toEqual({ id: 1 });
  await say({ message: "Goodbye" });
  await say({ message: "Hello" }, "192.0.2.2");
  expect(made).toBe(3);
});

test("what changes nothing is read anew each time", async () => {
  const of = endpoint({ method: "GET" });
  await send("one", { of });
  await send("one", { of });
  expect(made).toBe(2);
});

test.each(["", "with a space", "x".repeat(201)])("%j is no key", (key) => {
  expect(() => send(key)).toThrow("Idempotency-Key: must be");
});

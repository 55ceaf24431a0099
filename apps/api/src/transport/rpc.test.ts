import type { Operation } from "@clausewise/contracts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Caller } from "../service.ts";
import type { Callers } from "./callers.ts";
import { mountRpc } from "./rpc.ts";
import type { Endpoint } from "./run.ts";

let app: FastifyInstance;
let made: number;
beforeEach(async () => {
  app = Fastify();
  made = 0;
  const callers = { of: () => ({ actor: { id: "ana" } }) as unknown as Caller, mayChange: () => true } as unknown as Callers;
  const limits = { ofAll: async () => undefined, ofOperation: async () => undefined };
  const operation: Operation = {
    method: "POST",
    path: "/api/notes",
    access: "user",
    summary: "",
    input: z.object({ title: z.string() }),
    output: z.any(),
    example: {},
  };
  const endpoint: Endpoint = {
    feature: "notes",
    name: "add",
    operation,
    admit: async () => undefined,
    run: async () => ({ id: (made += 1) }),
  };
  await mountRpc(app, { endpoints: [endpoint], callers, limits });
});
afterEach(() => app.close());

const add = (key: string) =>
  app.inject({ method: "POST", url: "/api/rpc/notes.add", headers: { "idempotency-key": key }, payload: { title: "Plan" } });

test("a change that is sent again under its key is made once, and answered as the first was", async () => {
  const answers = [await add("one"), await add("one"), await add("two")];
  expect(answers.map((answer) => answer.json().result.data.id)).toEqual([1, 1, 2]);
  expect(made).toBe(2);
});

test("changes that travel together under one key are each made", async () => {
  const together = await app.inject({
    method: "POST",
    url: "/api/rpc/notes.add,notes.add?batch=1",
    headers: { "idempotency-key": "one" },
    payload: { 0: { title: "Plan" }, 1: { title: "Report" } },
  });
  expect(together.json()).toHaveLength(2);
  expect(made).toBe(2);
});

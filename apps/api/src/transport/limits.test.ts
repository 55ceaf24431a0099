import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Callers } from "./callers.ts";
import { createLimits, type Limits } from "./limits.ts";
import type { Endpoint } from "./run.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

const endpoint = (feature: string, perMinute?: number) => ({ feature, name: "send", operation: { perMinute } }) as unknown as Endpoint;
const [contact, answers, other] = [endpoint("contact", 2), endpoint("answers", 2), endpoint("health")];
/** People and the command line as the header names them. */
const callers = {
  keyOf: ({ headers }: FastifyRequest) => String(headers["x-who"]),
  isCommandLine: ({ headers }: FastifyRequest) => headers["x-who"] === "command line",
} as Callers;

async function serve(enabled = true): Promise<(path: string, who?: string) => Promise<string>> {
  const limits: Limits = await createLimits(app, [contact, answers, other], callers, enabled);
  for (const one of [contact, answers, other])
    app.get(`/${one.feature}`, { onRequest: (request) => limits.ofOperation(one, request) }, async () => "let in");
  app.get("/all", { onRequest: (request) => limits.ofAll(request) }, async () => "let in");
  app.setErrorHandler((error: Error & { retryAfter?: number }, _, reply) =>
    reply.send(`${error.message} ${(error.retryAfter ?? 0) > 0 && (error.retryAfter ?? 0) <= 60}`),
  );
  return async (path, who = "ana") => (await app.inject({ url: path, headers: { "x-who": who } })).body;
}
const times = async (count: number, ask: () => Promise<string>) => {
  const said: string[] = [];
  for (let n = 0; n < count; n += 1) said.push(await ask());
  return said;
};
const refusal = "Too many requests. Please wait a moment and try again. true";

test("the third call in a minute is refused with the seconds to wait, and other calls of the person go on", async () => {
  const ask = await serve();
  expect(await times(3, () => ask("/contact"))).toEqual(["let in", "let in", refusal]);
  expect(await ask("/answers")).toBe("let in");
});

test("what one person asks is not held against another", async () => {
  const ask = await serve();
  await times(3, () => ask("/contact"));
  expect(await ask("/contact", "ben")).toBe("let in");
});

test("the command line, which imports thousands of sources, is not counted", async () => {
  const ask = await serve();
  expect(new Set(await times(5, () => ask("/contact", "command line")))).toEqual(new Set(["let in"]));
});

test("a call without a limit of its own has the general one alone", async () => {
  const ask = await serve();
  expect(new Set(await times(20, () => ask("/health")))).toEqual(new Set(["let in"]));
});

test("calls of any kind together have a limit too", async () => {
  const ask = await serve();
  const said = await times(601, () => ask("/all"));
  expect([said.indexOf(refusal), said.length]).toEqual([600, 601]);
});

test("nothing is counted where limits are off, as for measurements", async () => {
  const ask = await serve(false);
  expect(new Set(await times(5, () => ask("/contact")))).toEqual(new Set(["let in"]));
});

import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptJson } from "./json-body.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  acceptJson(app);
  app.setErrorHandler((error: Error & { code?: string }, _, reply) => void reply.code(400).send(`${error.code}: ${error.message}`));
  app.post("/", async ({ body }) => ({ body: body ?? "nothing" }));
});
afterEach(() => app.close());

const send = async (payload: InjectOptions["payload"], headers: Record<string, string> = {}) => {
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/",
    headers: { "content-type": "application/json", ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { statusCode, body };
};

test("JSON in UTF-8 is read, whether or not it says so", async () => {
  expect((await send('{"a":"ü"}')).body).toBe('{"body":{"a":"ü"}}');
  expect((await send('{"a":1}', { "content-type": 'application/json; charset="UTF-8"' })).statusCode).toBe(200);
});

test("an empty body is no input, not a broken one", async () => {
  expect((await send(" ")).body).toBe('{"body":"nothing"}');
});

test.each([
  ["broken JSON", '{"a":'],
  ["a key that reaches into prototypes", '{"__proto__":{"a":1}}'],
  ["another such key", '{"constructor":{"prototype":{"a":1}}}'],
  ["values nested without end", "[".repeat(40) + "]".repeat(40)],
  ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
])("%s is refused in plain words", async (_, payload) => {
  expect(await send(payload)).toEqual({ statusCode: 400, body: "invalid: The body is not valid JSON." });
});

test("values as deep as any input has are taken", async () => {
  expect((await send("[".repeat(32) + "]".repeat(32))).statusCode).toBe(200);
});

test.each([{ "content-type": "application/json; charset=utf-16" }, { "content-encoding": "gzip" }])(
  "%j is not accepted",
  async (headers) => {
    expect(await send("{}", headers)).toEqual({ statusCode: 400, body: "unsupported: Only JSON in UTF-8 is accepted here." });
  },
);

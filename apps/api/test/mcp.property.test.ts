import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { thorough } from "../src/testing/thorough.ts";
import { rows } from "./calls.ts";
import { createExamples, type Examples } from "./examples.ts";
import { openTokens } from "./programs.ts";
import { sharedServer, type RunningServer } from "./server.ts";

let server: RunningServer;
let examples: Examples;
const bearers: string[] = [];
const tokens = openTokens();
beforeAll(async () => {
  server = await sharedServer();
  examples = createExamples(server);
  for (const person of ["ana", "ben"] as const) bearers.push(await tokens.of(await examples.browserOf(person), ["read", "ask", "check"]));
});
afterAll(() => tokens.close());

const runs = { numRuns: thorough ? 600 : 120, seed: 20_251_125 };
const tools = rows.flatMap((row) => (row.operation.tool ? [{ ...row, name: row.operation.tool.name }] : []));

/** What an answer of the protocol, or a refusal before it, may look like. */
const Told = z.union([
  z.strictObject({
    jsonrpc: z.literal("2.0"),
    id: z.union([z.string(), z.number(), z.null()]).optional(),
    result: z.looseObject({}).optional(),
    error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
  }),
  z.strictObject({ success: z.literal(false), error: z.string() }),
]);
const Called = z.object({
  result: z.object({ isError: z.boolean().optional(), content: z.array(z.object({ text: z.string() })), structuredContent: z.unknown() }),
});

const inner =
  /Something went wrong|node_modules|\n\s+at |\.ts:|Failed query|invalid input syntax|invalid byte sequence|ZodError|ECONN|ENOENT/;

const send = (token: string | undefined, body: string, headers: Record<string, string> = {}) =>
  fetch(new URL("/api/mcp", server.base), {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...headers,
    },
    body,
  });

/** Holds an answer to what every answer is, and gives its text. */
async function sound(answered: Response): Promise<string> {
  const text = await answered.text();
  expect(answered.status, text).toBeLessThan(500);
  expect(answered.headers.get("cache-control")).toBe("no-store");
  if (text === "") expect(answered.status).toBe(202);
  else expect(Told.safeParse(JSON.parse(text)).error, text.slice(0, 500)).toBeUndefined();
  expect(text).not.toMatch(/"message":"[^"]*(?:node_modules|\\n\s+at )/);
  return text;
}

const odd = fc.constantFrom<unknown>(
  "",
  " ",
  "a\u0000b",
  "\uD800",
  "x".repeat(20_000),
  "1); DROP TABLE person;--",
  "%_%\\",
  "../../../../etc/passwd",
  "__proto__",
  "2026-02-30",
  "+275760-09-13T00:00:00.001Z",
  "00000000-0000-4000-8000-000000000000",
  "00000000-0000-0000-0000-00000000000g",
  -1,
  0.5,
  1e308,
  2 ** 53,
  null,
  true,
  [],
  [[]],
  {},
  { $gt: "" },
  { constructor: { prototype: {} } },
  Array.from({ length: 3000 }, (_, at) => at),
);
const anything = fc.oneof(odd, fc.jsonValue(), fc.string({ unit: "binary" }));
const anyOf = fc.nat(1);

describe("whatever is sent to the protocol's address", () => {
  const method = fc.oneof(
    fc.constantFrom("initialize", "tools/list", "tools/call", "ping", "resources/read", "prompts/list", "logging/setLevel", "tasks/list"),
    fc.constantFrom("completion/complete", "sampling/createMessage", "notifications/initialized", "notifications/cancelled", "__proto__"),
    fc.string(),
  );
  const message = fc.oneof(
    anything,
    fc.record({ jsonrpc: fc.constant("2.0"), id: anything, method, params: anything }, { requiredKeys: ["jsonrpc"] }),
    fc.record({ jsonrpc: anything, id: fc.nat(), method: anything, params: anything }),
    fc.record({ jsonrpc: fc.constant("2.0"), id: fc.nat(), result: anything, error: anything }, { requiredKeys: ["jsonrpc"] }),
    fc.record({
      jsonrpc: fc.constant("2.0"),
      id: fc.nat(),
      method: fc.constant("tools/call"),
      params: fc.record({
        name: fc.oneof(anything, fc.constantFrom(...tools.map(({ name }) => name))),
        arguments: anything,
        _meta: anything,
      }),
    }),
  );

  test("as a message is answered in the protocol's words or refused in ours", async () => {
    await fc.assert(
      fc.asyncProperty(anyOf, message, async (who, sent) => {
        expect(await sound(await send(bearers[who], JSON.stringify(sent)))).not.toMatch(/node_modules/);
      }),
      { ...runs, numRuns: runs.numRuns * 3 },
    );
  });

  test("as text, cut off or with bytes that belong to nothing, too", async () => {
    const whole = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const cut = fc.nat(whole.length - 1).map((at) => whole.slice(0, at));
    await fc.assert(
      fc.asyncProperty(anyOf, fc.oneof(cut, fc.string({ unit: "binary" })), async (who, body) => {
        expect((await send(bearers[who], body)).status).toBeGreaterThanOrEqual(400);
      }),
      runs,
    );
  });

  test("in its headers changes nothing of who asks and what they get", async () => {
    const value = fc.oneof(
      fc.constantFrom("2025-06-18", "1999-01-01", "*/*", "text/html", "null", "../..", "0", "application/json"),
      fc.string().map((text) => text.replaceAll(/[^\u0020-\u007e]/g, "").trim()),
    );
    const names = [
      "accept",
      "mcp-session-id",
      "mcp-protocol-version",
      "last-event-id",
      "x-http-method-override",
      "x-forwarded-for",
      "cookie",
    ];
    const headers = fc.dictionary(fc.constantFrom(...names), value);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    await fc.assert(
      fc.asyncProperty(anyOf, headers, async (who, given) => {
        const answered = await send(bearers[who], body, given);
        expect(answered.headers.get("set-cookie")).toBeNull();
        expect(answered.headers.get("mcp-session-id")).toBeNull();
        expect([200, 400, 406]).toContain(answered.status);
        await sound(answered);
        expect((await send("cwp_nobody's", body, given)).status).toBe(401);
      }),
      runs,
    );
  });
});

describe("whatever a model gives", () => {
  test.each(tools)("$name, it gets what the tool promises or a sentence it can act on", async ({ name, operation }) => {
    const fields = [...Object.keys({ ...operation.example, ...operation.needs }), "limit", "cursor", "sort", "search", "made_up"];
    const changed = fc.dictionary(fc.constantFrom(...fields), anything, { minKeys: 1, maxKeys: 3 });
    const good = await examples.inputOf({ name, operation }, await examples.browserOf("ana"));
    await fc.assert(
      fc.asyncProperty(anyOf, changed, async (who, change) => {
        const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: { ...good, ...change } } };
        const text = await sound(await send(bearers[who], JSON.stringify(call)));
        const called = Called.safeParse(JSON.parse(text)).data?.result;
        if (called === undefined) return;
        if (called.isError === true) expect(called.content[0]?.text).not.toMatch(inner);
        else expect((operation.tool?.output ?? operation.output).safeParse(called.structuredContent).error).toBeUndefined();
      }),
      runs,
    );
  });
});

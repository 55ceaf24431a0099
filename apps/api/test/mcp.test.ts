import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { ToldAnswer, type AccessScope } from "@clausewise/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { rows } from "./calls.ts";
import { createExamples, type Examples } from "./examples.ts";
import { bearer, connect, makeToken, openTokens, overHttp, takeBack } from "./programs.ts";
import { json } from "./requests.ts";
import { sharedServer, startServer, type RunningServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

let server: RunningServer;
let examples: Examples;
let ana: Browser;
const tokens = openTokens();
const clients: Client[] = [];
beforeAll(async () => {
  server = await sharedServer();
  examples = createExamples(server);
  ana = await examples.browserOf("ana");
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

afterAll(() => tokens.close());

async function programOf(browser: Browser, scopes: AccessScope[]): Promise<Client> {
  const client = await connect(overHttp(server.base, await tokens.of(browser, scopes)));
  clients.push(client);
  return client;
}

const tools = rows.flatMap((row) => (row.operation.tool ? [{ ...row, tool: row.operation.tool }] : []));
const call = (client: Client, name: string, input: Record<string, unknown> = {}) => client.callTool({ name, arguments: input });
const told = async (client: Client, name: string, input: Record<string, unknown> = {}): Promise<string> => {
  const { isError, content } = await call(client, name, input);
  expect(isError).toBe(true);
  return JSON.stringify(content);
};

test("a question is answered with citations, and each opens in its source", async () => {
  const client = await programOf(ana, ["read", "ask"]);
  const asked = await call(client, "ask_question", { query: "What must a 510(k) summary contain?" });
  const { statements, outcome } = ToldAnswer.parse(asked.structuredContent);
  expect(outcome).toBe("answered");
  const citations = statements.flatMap((statement) => statement.citations);
  expect(citations.length).toBeGreaterThan(0);
  for (const { source_id, version_id, passage_id } of citations) {
    const opened = await call(client, "open_passage", { id: source_id, version: version_id, around: passage_id, limit: 3 });
    const { passages } = opened.structuredContent as { passages: { id: string }[] };
    expect(passages.map(({ id }) => id)).toContain(passage_id);
  }
});

test("references of a text are checked, and each is told with what holds of it", async () => {
  const client = await programOf(ana, ["read", "check"]);
  const begun = await call(client, "check_references", { text: "The summary follows 21 CFR 807.92 and 21 CFR 807.9999." });
  const { id } = begun.structuredContent as { id: string };
  await vi.waitFor(
    async () => expect((await call(client, "get_reference_check", { id })).structuredContent).toMatchObject({ state: "done" }),
    60_000,
  );
  const found = await call(client, "list_reference_findings", { id, sort: "gravest" });
  const { items } = found.structuredContent as { items: { reference: string }[] };
  expect(items.map(({ reference }) => reference)).toEqual(expect.arrayContaining(["21 CFR 807.92"]));
});

describe("every tool", () => {
  test.each(tools)("$tool.name answers its operation's example as it says it does", async ({ tool, ...row }) => {
    const client = await programOf(ana, ["read", "ask", "check"]);
    // The client holds what comes against the schema that was listed.
    await client.listTools();
    const { isError, structuredContent } = await call(client, tool.name, await examples.inputOf(row, ana));
    expect(isError).toBeFalsy();
    expect((tool.output ?? row.operation.output).safeParse(structuredContent).error).toBeUndefined();
  });

  test.each(tools)("$tool.name is refused to a token without its scope, which does not see it either", async ({ tool, operation }) => {
    const others = (["read", "ask", "check"] as const).filter((scope) => scope !== operation.scope);
    const client = await programOf(ana, others);
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain(tool.name);
    expect(await told(client, tool.name, operation.example)).toContain(`lacks the scope “${operation.scope}”`);
  });
});

test("what is said of tools is for models to read: what they give, and whether they change anything", async () => {
  const client = await programOf(ana, ["read", "ask", "check"]);
  expect(client.getServerVersion()).toMatchObject({ name: "clausewise", title: "Clausewise" });
  expect(client.getInstructions()).toMatch(/word for word/);
  const listed = (await client.listTools()).tools;
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ tool }) => tool.name));
  for (const { name, annotations } of listed) expect(annotations?.readOnlyHint).toBe(!["ask_question", "check_references"].includes(name));
});

describe("what goes wrong", () => {
  test("in the input is told in words that a model can act on", async () => {
    const client = await programOf(ana, ["read", "ask"]);
    expect(await told(client, "ask_question", { query: "" })).toContain("Ask a question.");
    expect(await told(client, "open_passage", { id: "21 CFR 807" })).toMatch(/id/i);
  });

  const fields = tools.flatMap((row) =>
    Object.keys({ ...row.operation.needs, ...row.operation.example }).map((field) => ({ ...row, field })),
  );

  test.each(fields)("with a wrong type for $field of $tool.name is told in a sentence", async ({ tool, operation, field }) => {
    const client = await programOf(ana, ["read", "ask", "check"]);
    const wrong = await told(client, tool.name, { ...operation.example, [field]: { wrong: [] } });
    expect(wrong).not.toMatch(/Something went wrong|ZodError|invalid_type/);
  });

  const own = tools.flatMap((row) =>
    Object.entries(row.operation.needs ?? {})
      .filter(
        ([, need]) => "operation" in need && rows.some(({ name, operation }) => name === need.operation && operation.access === "user"),
      )
      .map(([field, need]) => ({ ...row, field, need })),
  );

  test.each(own)("as $field of $tool.name is somebody else's is that it was not found", async ({ tool, operation, field, need }) => {
    const ben = await programOf(await examples.browserOf("ben"), ["read", "ask", "check"]);
    const input = { ...operation.example, [field]: await examples.make(need, ana) };
    expect(await told(ben, tool.name, input)).toContain("was not found");
  });

  test("where there is no such tool is an error of the protocol", async () => {
    const client = await programOf(ana, ["read"]);
    await expect(call(client, "delete_everything")).rejects.toThrow("There is no tool delete_everything");
  });
});

describe("the address", () => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const accept = { accept: "application/json, text/event-stream", "content-type": "application/json" };
  const send = (headers: Record<string, string>, body: unknown = message) =>
    fetch(new URL("/api/mcp", server.base), { method: "POST", headers: { ...accept, ...headers }, body: JSON.stringify(body) });
  const asAna = async () => ({ authorization: `Bearer ${await tokens.of(ana, ["read"])}` });

  test("is closed to sessions: who has no token is told that one is wanted", async () => {
    const answered = await send({ cookie: ana.cookie(), origin: server.base });
    expect(answered.status).toBe(401);
    expect(answered.headers.get("www-authenticate")).toBe('Bearer realm="Clausewise"');
    expect((await send({})).status).toBe(401);
  });

  test("is the same however it is written", async () => {
    for (const spelt of ["/%61pi/mcp", "/api/%6dcp", "/api/mcp/", "//api/mcp", "/api/mcp?session=1"]) {
      const open = (headers: Record<string, string>) =>
        fetch(server.base + spelt, { method: "POST", headers: { ...accept, ...headers }, body: JSON.stringify(message) });
      const answered = await open({ cookie: ana.cookie(), origin: server.base });
      expect([401, 404], spelt).toContain(answered.status);
      expect((await open({ authorization: "Bearer cwp_nobody's" })).status).toBe(answered.status);
      expect((await open({ ...(await asAna()), origin: "https://elsewhere.example" })).status).toBe(answered.status === 401 ? 403 : 404);
    }
  });

  test("is closed to pages of other sites, whatever token they have", async () => {
    expect((await send({ ...(await asAna()), origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await send({ ...(await asAna()), origin: server.base })).status).toBe(200);
  });

  test("takes one message a request, and no other method", async () => {
    const token = await asAna();
    expect((await send(token, [message, message])).status).toBe(400);
    expect((await send(token, "text")).status).toBe(400);
    for (const method of ["GET", "DELETE"]) {
      const answered = await fetch(new URL("/api/mcp", server.base), { method, headers: token });
      expect([answered.status, answered.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  test("has the headers of every other answer", async () => {
    const { headers } = await send(await asAna());
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test("a token that is taken back opens nothing from the next call on, in a program that is connected too", async () => {
  const { id, token } = await makeToken(ana, ["read"]);
  const client = await connect(overHttp(server.base, token));
  clients.push(client);
  expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  await takeBack(ana, { id });
  await expect(client.listTools()).rejects.toThrow(/opens nothing/);
});

test("calls count against the limit of their operation, over MCP and REST together", async () => {
  const strict = await startServer({ RATE_LIMIT: "on" });
  try {
    const { token } = await makeToken(await signIn(strict.base, "ana"), ["check"]);
    const client = await connect(overHttp(strict.base, token));
    const said: string[] = [];
    for (let n = 0; n < 31; n += 1) said.push(await told(client, "check_references"));
    expect(said.map((one) => one.includes("Too many requests"))).toEqual([...Array.from({ length: 30 }, () => false), true]);
    expect((await bearer(strict.base, token).fetch("/api/references/check", json("POST", {}))).status).toBe(429);
    await client.close();
  } finally {
    await strict.close();
  }
});

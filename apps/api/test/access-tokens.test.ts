import { Failure, type AccessScope, type ReadAuditRecord } from "@clausewise/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callRest, callRpc, overRpc, rows, type Input, type Row } from "./calls.ts";
import { createExamples, type Examples } from "./examples.ts";
import { bearer, makeToken, openTokens, takeBack } from "./programs.ts";
import { json, read, type Answer } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

let server: RunningServer;
let examples: Examples;
let ana: Browser;
let dana: Browser;
/** Programs of Ana's and of an administrator's, whose tokens allow everything that tokens can. */
let ofAna: Browser;
let ofDana: Browser;
const tokens = openTokens();
const all: AccessScope[] = ["read", "ask", "check"];

beforeAll(async () => {
  server = await sharedServer();
  examples = createExamples(server);
  [ana, dana] = [await examples.browserOf("ana"), await examples.browserOf("dana")];
  [ofAna, ofDana] = [await programOf(ana, all), await programOf(dana, all)];
});
afterAll(() => tokens.close());

const programOf = async (browser: Browser, scopes: AccessScope[]) => bearer(server.base, await tokens.of(browser, scopes));

const anId = "00000000-0000-4000-8000-000000000000";
const shapeOf = ({ operation }: Row): Input => ({
  ...operation.example,
  ...Object.fromEntries(Object.keys(operation.needs ?? {}).map((field) => [field, anId])),
});
const isHealth = ({ name }: Row): boolean => name === "health.get";
const opened = rows.filter(({ operation }) => operation.scope !== undefined);
const closed = rows.filter((row) => row.operation.scope === undefined && !isHealth(row));

test("account, sessions, tokens, addresses, people, jobs and the trail are closed to tokens, and what needs a role is", () => {
  const never = /^(?:accessTokens|account|audit|feeds|jobs|people|sessionLog|sessions|signatures|users|webhooks)\./;
  for (const { name, operation } of opened) {
    expect(name).not.toMatch(never);
    expect(operation.access).toBe("user");
  }
  expect(opened.length).toBeGreaterThan(10);
});

describe("a token that allows everything tokens can", () => {
  test.each(closed)("is refused $name on every transport, an administrator's too, and it is on the record", async (row) => {
    for (const program of [ofAna, ofDana]) {
      const refused = await callRest(program, row, shapeOf(row));
      expect(refused.status).toBe(403);
      expect(Failure.strict().parse(await refused.json()).error).toContain("No access token opens this");
      if (overRpc.includes(row)) expect((await callRpc(program, row, shapeOf(row))).status).toBe(403);
    }
  });

  test.each(opened)("opens $name over REST", async (row) => {
    const answered = await callRest(ofAna, row, await examples.inputOf(row, ana));
    expect(answered.status).toBe(200);
  });
});

test.each(opened)("a token without the scope of $name is refused it", async (row) => {
  const others = all.filter((scope) => scope !== row.operation.scope);
  const program = await programOf(ana, others);
  const refused = await callRest(program, row, shapeOf(row));
  expect(refused.status).toBe(403);
  expect(Failure.strict().parse(await refused.json()).error).toContain(`lacks the scope “${row.operation.scope}”`);
});

describe("a bearer and a session", () => {
  const path = "/api/alerts";
  const withBoth = (token: string, init: RequestInit = {}) =>
    fetch(new URL(path, server.base), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie: ana.cookie(), authorization: `Bearer ${token}` },
    });

  test("are never mixed: a token that opens nothing is refused though a session comes along", async () => {
    expect((await ana.fetch(path)).status).toBe(200);
    for (const token of ["cwp_short", `cwp_${"x".repeat(43)}`, "anything"]) {
      const refused = await withBoth(token);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
    }
  });

  test("are never mixed, however the address is written", async () => {
    const headers = { cookie: ana.cookie(), authorization: "Bearer anything" };
    for (const spelt of ["/%61pi/alerts", "/api/alerts/", "/api/rpc/alerts.list?input=%7B%7D"])
      expect([401, 404]).toContain((await fetch(new URL(spelt, server.base), { headers })).status);
  });

  test("are never mixed: a token may do what it may, whatever its bearer's session might", async () => {
    const token = await tokens.of(ana, ["read"]);
    expect((await withBoth(token)).status).toBe(200);
    const alert = { title: "By a program", description: "Not allowed." };
    expect((await withBoth(token, json("POST", alert))).status).toBe(403);
  });

  test("stay apart within a batch too: each of its calls is judged by the token", async () => {
    const token = await tokens.of(ana, ["read"]);
    const batch = `/api/rpc/alerts.list,users.me,accessTokens.list?batch=1&input=${encodeURIComponent('{"0":{},"1":{},"2":{}}')}`;
    const headers = { cookie: ana.cookie(), authorization: `Bearer ${token}` };
    const told = await read<{ result?: unknown; error?: { data: { httpStatus: number } } }[]>(
      await fetch(new URL(batch, server.base), { headers }),
    );
    expect(told.map(({ error }) => error?.data.httpStatus ?? 200)).toEqual([200, 403, 403]);
  });

  test("other ways to say who one is are left alone", async () => {
    const headers = { cookie: ana.cookie(), authorization: "Basic YW5hOnNlY3JldA==" };
    expect((await fetch(new URL(path, server.base), { headers })).status).toBe(200);
  });

  test("health is told to everybody, whatever they bring", async () => {
    expect((await bearer(server.base, "anything").fetch("/api/health")).status).toBe(200);
  });
});

test("a token goes with its person's account", async () => {
  const leaver = await signIn(server.base, "ben");
  const program = bearer(server.base, (await makeToken(leaver, all)).token);
  expect((await program.fetch("/api/alerts")).status).toBe(200);
  const { email } = await read<{ email: string }>(await leaver.fetch("/api/users/me"));
  expect((await leaver.fetch("/api/users/me", json("DELETE", { email }))).status).toBe(200);
  expect((await program.fetch("/api/alerts")).status).toBe(401);
  const again = await signIn(server.base, "ben");
  expect(await read(await again.fetch("/api/access-tokens"))).toMatchObject({ data: [] });
});

test("making, using, overstepping and taking back a token is in the trail, and the token nowhere", async () => {
  const { id, token } = await makeToken(ana, ["read"], { name: "For the record" });
  const program = bearer(server.base, token);
  await program.fetch("/api/alerts");
  await program.fetch("/api/alerts");
  await program.fetch("/api/users/me");
  await takeBack(ana, { id });
  const text = await (await dana.fetch("/api/audit/records?limit=5000")).text();
  const { data } = JSON.parse(text) as Answer<ReadAuditRecord[]>;
  const actions = data.filter(({ object_id }) => object_id === id).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(["access_token.created", "access_token.denied", "access_token.revoked", "access_token.used"]);
  expect(text).not.toContain(token);
  expect(await read<Answer<{ id: string }[]>>(await ana.fetch("/api/access-tokens"))).not.toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id })]),
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { addNotification } from "../src/testing/notifications.repository.ts";
import { json, read, type Answer } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

let server: RunningServer;
let ana: Browser;
let ben: Browser;
beforeAll(async () => {
  server = await sharedServer();
  [ana, ben] = [await signIn(server.base, "ana"), await signIn(server.base, "ben")];
});

const alert = { title: "New guidance", description: "Read it." };

describe("a change that carries the session's cookie", () => {
  const send = (path: string, headers: Record<string, string>, init: RequestInit = json("POST", alert)) =>
    fetch(new URL(path, server.base), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie: ana.cookie(), ...headers },
    });

  const foreign: [string, Record<string, string>][] = [
    ["a foreign origin", { origin: "https://elsewhere.example" }],
    ["an origin that only looks like ours", { origin: "http://127.0.0.1.elsewhere.example" }],
    ["another port of this machine", { origin: "http://127.0.0.1:1" }],
    ["no origin to tell", { origin: "null" }],
    ["a foreign page, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["a neighbouring site, as the browser says", { "sec-fetch-site": "same-site" }],
    ["our own origin but, as the browser says, across sites", { origin: "OURS", "sec-fetch-site": "cross-site" }],
    ["nowhere at all", {}],
  ];

  test.each(foreign)("is refused over REST and tRPC when it comes from %s", async (_, headers) => {
    const from = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace("OURS", server.base)]));
    const before = (await read<Answer<unknown[]>>(await ana.fetch("/api/alerts"))).data.length;
    expect((await send("/api/alerts", from)).status).toBe(403);
    expect((await send("/api/rpc/alerts.create", from)).status).toBe(403);
    expect((await read<Answer<unknown[]>>(await ana.fetch("/api/alerts"))).data).toHaveLength(before);
  });

  test("is taken from our own pages", async () => {
    expect((await send("/api/alerts", { origin: server.base })).status).toBe(200);
    expect((await send("/api/alerts", { "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  test("cannot sign somebody out from a foreign page, though it is a GET", async () => {
    expect((await send("/api/logout", { "sec-fetch-site": "cross-site" }, { method: "GET" })).status).toBe(403);
    expect((await ana.fetch("/api/users/me")).status).toBe(200);
  });

  test("is not made by asking for headers alone", async () => {
    expect((await ana.fetch("/api/logout", { method: "HEAD" })).status).toBe(405);
    expect((await ana.fetch("/api/users/me")).status).toBe(200);
  });
});

describe("somebody else's things", () => {
  const title = "What does Ana alone want to know?";
  const made: Record<string, () => Promise<unknown>> = {
    "/api/alerts": () => ana.fetch("/api/alerts", json("POST", { ...alert, title })),
    "/api/queries": () => ana.fetch("/api/queries", json("POST", { question: title, response: "An answer." })),
    "/api/answers": () => ana.fetch("/api/regulatory-search", json("POST", { query: title })),
    "/api/notifications": async () =>
      addNotification(server.database, (await read<{ id: string }>(await ana.fetch("/api/users/me"))).id, { title }),
  };

  test.each(Object.entries(made))("%s shows none of it", async (path, make) => {
    await make();
    expect(await (await ana.fetch(path)).text()).toContain(title);
    const response = await ben.fetch(path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(title);
  });
});

describe("the command line's token", () => {
  const withToken = (token: string, path: string, init: RequestInit = {}) =>
    fetch(new URL(path, server.base), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` },
    });

  test("acts as administrator", async () => {
    expect((await withToken(server.token, "/api/audit/records")).status).toBe(200);
    expect((await withToken(server.token, "/api/alerts", json("POST", alert))).status).toBe(200);
  });

  test("is worth nothing when it is wrong, or comes through a proxy", async () => {
    expect((await withToken(`${server.token}x`, "/api/audit/records")).status).toBe(401);
    const forwarded = { headers: { "x-forwarded-for": "203.0.113.7" } };
    expect((await withToken(server.token, "/api/audit/records", forwarded)).status).toBe(401);
  });
});

test("an administrator's operation that was refused is in the trail", async () => {
  await ben.fetch("/api/audit/records");
  const dana = await signIn(server.base, "dana");
  const { data } = await read<Answer<object[]>>(await dana.fetch("/api/audit?action=access.denied"));
  expect(data).toContainEqual(
    expect.objectContaining({ action: "access.denied", actor_label: "ben@example.org", object_id: "audit.records", outcome: "denied" }),
  );
});

test("the trail shows hashes of sessions, never a cookie", async () => {
  const dana = await signIn(server.base, "dana");
  const secret = /clausewise_session=([^.;%]+)/.exec(ana.cookie())?.[1] ?? "none";
  for (const path of ["/api/audit/records?limit=5000", "/api/audit"]) expect(await (await dana.fetch(path)).text()).not.toContain(secret);
});

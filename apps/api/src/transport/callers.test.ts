import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor, Caller } from "../service.ts";
import { mountBearers } from "./bearers.ts";
import { createCallers } from "./callers.ts";
import type { Origins } from "./origin.ts";
import type { SignInFlow } from "./sign-in/flow.ts";
import type { Sessions } from "./sign-in/session.ts";

const ana: Actor = { id: "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739", label: "ana@example.org", role: "reviewer" };
const ben: Actor = { id: "5f0c3a58-7a0e-4b53-9a55-0a1d9a7c4e10", label: "ben@example.org", role: "regulatory_professional" };
const accessToken = "cwp_of-ben";
const commandLine: Actor = { id: "8d0a4e5c-0d2b-4f0e-9c55-5a3f5b0f7a11", label: "the command line", role: "administrator" };
const token = "token-of-the-command-line";
const cookieName = "clausewise_session";

/** Whoever brings the session's cookie is Ana. */
const sessions = { cookieName, idOf: () => "hash" } as unknown as Sessions;
const origins = {
  of: () => "http://127.0.0.1:3000",
  isSame: ({ headers }: FastifyRequest) => headers.origin === "http://127.0.0.1:3000",
} as unknown as Origins;
const callers = createCallers({ sessions, signIn: {} as SignInFlow, origins, commandLine: { actor: commandLine, token } });

let app: FastifyInstance;
let held: ((request: FastifyRequest, caller: Caller, again: Caller) => unknown) | null;
beforeEach(async () => {
  held = null;
  app = Fastify({ forceCloseConnections: true });
  await app.register(cookie);
  app.decorateRequest("session");
  mountBearers(app, {
    openToken: async (given) => (given === accessToken ? { id: "of-ben", scopes: ["read"], actor: ben } : null),
    isCommandLine: (request) => callers.isCommandLine(request),
  });
  app.addHook("onRequest", async (request) => {
    if (request.cookies[cookieName] !== undefined) Object.assign(request, { session: { actor: ana } });
  });
  app.all("/api", (request, reply) => {
    const caller = callers.of(request, reply);
    if (held) return held(request, caller, callers.of(request, reply));
    return { who: caller.actor?.label ?? null, mayChange: callers.mayChange(request), counted: callers.keyOf(request) };
  });
});
afterEach(() => app.close());

const ask = async (headers: Record<string, string> = {}) =>
  (await app.inject({ method: "POST", url: "/api", headers })).json<{ who: string | null; mayChange: boolean; counted: string }>();
const asAna = { cookie: `${cookieName}=id` };
const asCommandLine = { authorization: `Bearer ${token}` };

test("a visitor is nobody, counted by their address", async () => {
  expect(await ask()).toEqual({ who: null, mayChange: true, counted: "127.0.0.1" });
});

test("who brings a session is its person, counted as that person wherever they are", async () => {
  expect(await ask({ ...asAna, origin: "http://127.0.0.1:3000" })).toEqual({ who: ana.label, mayChange: true, counted: ana.id });
});

describe("a change that carries the session's cookie", () => {
  test.each([
    ["a page of another site", { origin: "https://elsewhere.example" }],
    ["nobody knows where", {}],
  ])("may not be made from %s", async (_, headers) => {
    expect(await ask({ ...asAna, ...headers })).toMatchObject({ mayChange: false });
  });
});

describe("the command line", () => {
  test("acts as administrator and needs no page of ours", async () => {
    expect(await ask({ ...asCommandLine, origin: "https://elsewhere.example" })).toMatchObject({ who: commandLine.label, mayChange: true });
  });

  test("goes before a session that a browser brings along", async () => {
    expect(await ask({ ...asCommandLine, ...asAna })).toMatchObject({ who: commandLine.label });
  });

  test("with another token is nobody", async () => {
    expect(await ask({ authorization: "Bearer another-token-altogether" })).toMatchObject({ who: null });
  });
});

describe("a program with an access token", () => {
  const asProgram = { authorization: `Bearer ${accessToken}` };

  test("acts for whoever made it, counted as that person, and needs no page of ours", async () => {
    expect(await ask({ ...asProgram, origin: "https://elsewhere.example" })).toEqual({ who: ben.label, mayChange: true, counted: ben.id });
  });

  test("goes before a session that comes along, also where the token opens nothing", async () => {
    expect(await ask({ ...asProgram, ...asAna })).toMatchObject({ who: ben.label, counted: ben.id });
    expect(await ask({ authorization: "Bearer cwp_of-nobody", ...asAna })).toMatchObject({ who: null, counted: "127.0.0.1" });
  });
});

test("who goes away before the answer is known to have gone, to each call that came in one request", async () => {
  const arrived = Promise.withResolvers<[Caller, Caller]>();
  const answer = Promise.withResolvers<string>();
  held = (_, caller, again) => (arrived.resolve([caller, again]), answer.promise);
  const leaving = new AbortController();
  const asking = fetch(await app.listen({ host: "127.0.0.1", port: 0 }).then((base) => `${base}/api`), { signal: leaving.signal }).catch(
    () => "left",
  );
  const [one, other] = await arrived.promise;
  expect([one.gone?.aborted, one.gone === other.gone]).toEqual([false, true]);
  const gone = new Promise((resolve) => one.gone?.addEventListener("abort", resolve));
  leaving.abort();
  expect(await asking).toBe("left");
  await gone;
  answer.resolve("too late");
});

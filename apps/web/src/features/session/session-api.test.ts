import { afterEach, expect, test, vi } from "vitest";
import { sessionApi } from "./session-api.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_path: string, _init?: { method?: string; body?: string; keepalive?: boolean }) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

test("the address of a provider's page is asked for by its name, whatever letters that has", async () => {
  const fetched = answering({ redirectUrl: "https://login.example.org/" });
  expect(await sessionApi.redirectUrl("our org/1")).toBe("https://login.example.org/");
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/oauth/our%20org%2F1/redirect_url");
});

test("a code is handed over in the body, never in an address that logs keep", async () => {
  const fetched = answering({ success: true });
  await sessionApi.exchange({ code: "secret", state: "oidc.1" });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method, JSON.parse(init?.body ?? "")]).toEqual(["/api/sessions", "POST", { code: "secret", state: "oidc.1" }]);
});

test("signing out everywhere is another call than signing out here", async () => {
  const fetched = answering({ success: true });
  await sessionApi.logout();
  await sessionApi.revokeAll();
  expect(fetched.mock.calls.map(([path, init]) => `${init?.method ?? "GET"} ${path}`)).toEqual(["GET /api/logout", "DELETE /api/sessions"]);
});

test("a sign-out is heard also where the page is left at once", async () => {
  const fetched = answering({ success: true });
  await sessionApi.logout();
  expect(fetched.mock.calls[0]?.[1]?.keepalive).toBe(true);
});

test("providers are read out of their envelope", async () => {
  const local = { name: "local", label: "a sample person", ready: true };
  answering({ success: true, data: [local] });
  expect(await sessionApi.providers()).toEqual([local]);
});

test.each([
  ["who is signed in", () => sessionApi.me(), "Failed to fetch user: API responded with HTTP status 401"],
  [
    "a sign-in",
    () => sessionApi.exchange({ code: "used" }),
    "Failed to exchange code for session token: API responded with HTTP status 401",
  ],
  ["a sign-out", () => sessionApi.logout(), "Failed to logout: API responded with HTTP status 401"],
])("a refusal of %s says what failed, with its status", async (_, call, message) => {
  answering({ success: false, error: "No." }, 401);
  await expect(call()).rejects.toMatchObject({ message, status: 401 });
});

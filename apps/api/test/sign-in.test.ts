import { beforeAll, describe, expect, test } from "vitest";
import { json, read, type Answer } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { exchange, openBrowser, signIn, visitProvider } from "./sign-in.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const sessionIn = (cookies: string) => /clausewise_session=([^;]+)/.exec(cookies)?.[1];
const denied = async () => {
  const dana = await signIn(server.base, "dana");
  const { data } = await read<Answer<{ action: string }[]>>(await dana.fetch("/api/audit/records?limit=5000"));
  return data.filter(({ action }) => action === "session.denied").length;
};

describe("a code", () => {
  test("works once; used again it is refused and noted", async () => {
    const browser = openBrowser(server.base);
    const given = await visitProvider(browser, "ana");
    const before = await denied();
    const cookies = browser.cookie();
    expect((await exchange(browser, given)).status).toBe(200);
    const again = await fetch(new URL("/api/sessions", server.base), {
      ...json("POST", given),
      headers: { "content-type": "application/json", origin: server.base, cookie: cookies },
    });
    expect(again.status).toBe(401);
    expect(await again.json()).toEqual({ success: false, error: "This sign-in could not be completed. Please start it again." });
    expect(await denied()).toBe(before + 1);
  });

  test("with a wrong state is refused", async () => {
    const browser = openBrowser(server.base);
    const { code } = await visitProvider(browser, "ana");
    expect((await exchange(browser, { code, state: "local.another" })).status).toBe(401);
  });

  test("that another browser brought back is refused", async () => {
    const [ana, thief] = [openBrowser(server.base), openBrowser(server.base)];
    const { code } = await visitProvider(ana, "ana");
    await visitProvider(thief, "ben");
    expect((await exchange(thief, { code })).status).toBe(401);
  });

  test("without a sign-in begun here is refused", async () => {
    expect((await exchange(openBrowser(server.base), { code: "made-up" })).status).toBe(401);
  });
});

describe("a session", () => {
  test("gets a new id at sign-in, whatever id the browser came with", async () => {
    const browser = openBrowser(server.base);
    const given = await visitProvider(browser, "ana");
    const fixed = "fixed.by-somebody-else";
    const response = await fetch(new URL("/api/sessions", server.base), {
      ...json("POST", given),
      headers: { "content-type": "application/json", origin: server.base, cookie: `${browser.cookie()}; clausewise_session=${fixed}` },
    });
    expect(response.status).toBe(200);
    expect(sessionIn(response.headers.getSetCookie().join("; "))).not.toBe(fixed);
  });

  test("changes its id when the same browser signs in again, and the old id is dead", async () => {
    const browser = openBrowser(server.base);
    await exchange(browser, await visitProvider(browser, "ana"));
    const old = browser.cookie();
    await exchange(browser, await visitProvider(browser, "ana"));
    expect(sessionIn(browser.cookie())).not.toBe(sessionIn(old));
    expect((await fetch(new URL("/api/users/me", server.base), { headers: { cookie: old } })).status).toBe(401);
  });

  test("is over for good after signing out, though the cookie is kept", async () => {
    const ana = await signIn(server.base, "ana");
    const kept = ana.cookie();
    await ana.fetch("/api/logout");
    expect((await fetch(new URL("/api/users/me", server.base), { headers: { cookie: kept } })).status).toBe(401);
  });

  test("and all others of the person end together", async () => {
    const [here, there] = [await signIn(server.base, "chi"), await signIn(server.base, "chi")];
    expect((await here.fetch("/api/sessions", { method: "DELETE" })).status).toBe(200);
    expect((await there.fetch("/api/users/me")).status).toBe(401);
  });

  test("lives in a cookie that scripts and foreign pages do not get", async () => {
    const browser = openBrowser(server.base);
    const response = await exchange(browser, await visitProvider(browser, "ana"));
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("clausewise_session="));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/api/);
  });

  test("is not made for an anonymous visit", async () => {
    const response = await openBrowser(server.base).fetch("/api/health");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test("people who sign in for the first time at the same moment become one person", async () => {
  const browsers = await Promise.all(Array.from({ length: 4 }, () => signIn(server.base, "ana")));
  const ids = await Promise.all(browsers.map(async (browser) => (await read<{ id: string }>(await browser.fetch("/api/users/me"))).id));
  expect(new Set(ids).size).toBe(1);
});

test("the configured administrators get the role at sign-in", async () => {
  const chi = await signIn(server.base, "chi");
  expect(await read(await chi.fetch("/api/users/me/role"))).toMatchObject({ data: { role_type: "administrator" } });
});

test("an unknown provider is not found", async () => {
  expect((await openBrowser(server.base).fetch("/api/oauth/nowhere/redirect_url")).status).toBe(404);
});

test("the page of sample people works without scripts and loads nothing from elsewhere", async () => {
  const browser = openBrowser(server.base);
  const { redirectUrl } = await read<{ redirectUrl: string }>(await browser.fetch("/api/oauth/local/redirect_url"));
  const first = await fetch(redirectUrl, { redirect: "manual" });
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const html = await (await fetch(new URL(first.headers.get("location") ?? "", redirectUrl), { headers: { cookie } })).text();
  expect(html.match(/<form method="post">/g)).toHaveLength(4);
  expect(html).not.toMatch(/<script|src=|href=/);
});

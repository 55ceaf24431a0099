import Fastify from "fastify";
import { expect, test } from "vitest";
import { bareHeaders, mountHeaders } from "./headers.ts";
import { originsOf } from "./origin.ts";

/** What a browser is told with an answer. */
async function answer(url: string, { secure = false, host = "127.0.0.1:3000" } = {}) {
  const app = Fastify();
  app.setErrorHandler((error: Error & { code?: string }, _, reply) => void reply.code(400).send(error.code));
  await mountHeaders(app, originsOf({ publicUrl: null, host: "127.0.0.1" }), secure);
  app.get("/*", async () => "answered");
  app.get("/api/users/me", async () => "answered");
  const answered = await app.inject({ method: "GET", url, headers: { host } });
  await app.close();
  return answered;
}

test("no page may load or frame anything from elsewhere, nor run what stands in its text", async () => {
  const policy = String((await answer("/")).headers["content-security-policy"]);
  for (const rule of ["default-src 'self'", "script-src 'self'", "script-src-attr 'none'", "frame-ancestors 'none'", "object-src 'none'"])
    expect(policy.split(";")).toContain(rule);
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test("answers of the API stay out of caches, pages may be kept", async () => {
  expect((await answer("/api/users/me")).headers["cache-control"]).toBe("no-store");
  expect((await answer("/%61pi/users/me")).headers["cache-control"]).toBe("no-store");
  expect((await answer("/help")).headers).not.toHaveProperty("cache-control");
});

test("only over TLS are browsers told to come over TLS alone", async () => {
  expect((await answer("/", { secure: true })).headers["strict-transport-security"]).toContain("includeSubDomains");
  expect((await answer("/")).headers).not.toHaveProperty("strict-transport-security");
  expect(bareHeaders(false)).not.toHaveProperty("strict-transport-security");
});

test("a name that is not ours is not answered under", async () => {
  const { statusCode, body } = await answer("/", { host: "elsewhere.example" });
  expect([statusCode, body]).toEqual([400, "invalid"]);
});

test("what is refused before any hook runs gets headers as strict", () => {
  expect(bareHeaders(true)).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store", "referrer-policy": "no-referrer" });
});

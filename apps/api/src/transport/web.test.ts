import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { mountHeaders } from "./headers.ts";
import { mountWeb } from "./web.ts";

const shell = '<!doctype html><div id="root">Loading…</div>';
const landing = '<!doctype html><div id="root"><h1>Regulatory answers</h1></div>';

let app: FastifyInstance;
let folder: string;
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function serve(files: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), "clausewise-web-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  app = fastify();
  await mountHeaders(app, { isOurs: () => true, isSame: () => true, of: () => "" }, false);
  await mountWeb(app, folder, (_, reply) => reply.code(404).send());
  return app;
}

test("the start page arrives with its content and every other page draws itself", async () => {
  const server = await serve({ "index.html": shell, "landing.html": landing });
  expect((await server.inject("/")).body).toBe(landing);
  for (const other of ["/?error=auth_failed", "/about", "/dashboard", "/no-such-page"])
    expect((await server.inject(other)).body, other).toBe(shell);
});

test("a look at the start page's headers alone tells the size of the same page", async () => {
  const { statusCode, headers, body } = await (
    await serve({ "index.html": shell, "landing.html": landing })
  ).inject({ method: "HEAD", url: "/" });
  expect({ statusCode, size: headers["content-length"], body }).toEqual({
    statusCode: 200,
    size: String(Buffer.byteLength(landing)),
    body: "",
  });
});

test("the start page carries the headers of every other page", async () => {
  const server = await serve({ "index.html": shell, "landing.html": landing });
  const its = (headers: Record<string, unknown>) => ({ ...headers, date: "", etag: "", "last-modified": "", "content-length": "" });
  const start = its((await server.inject("/")).headers);
  expect(start).toEqual(its((await server.inject("/about")).headers));
  expect(start).toMatchObject({ "cache-control": "no-cache", "content-security-policy": expect.stringContaining("script-src 'self'") });
});

test("without a page rendered ahead the start page draws itself like the others", async () => {
  expect((await (await serve({ "index.html": shell })).inject("/")).body).toBe(shell);
});

import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { json } from "./requests.ts";
import { sharedServer, type RunningServer, startServer } from "./server.ts";
import { openBrowser, signIn, type Browser } from "./sign-in.ts";

let server: RunningServer;
let ana: Browser;
beforeAll(async () => {
  server = await sharedServer();
  ana = await signIn(server.base, "ana");
});

const good = { title: "New guidance", description: "Read it." };
const post = (body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = {}) =>
  ana.fetch("/api/alerts", { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

const bodies: [string, () => Promise<Response>, number][] = [
  ["broken JSON", () => post('{"title":'), 400],
  ["nothing", () => post(""), 400],
  ["an array", () => post(JSON.stringify([good])), 400],
  ["a string", () => post('"text"'), 400],
  ["null", () => post("null"), 400],
  ["a key that reaches into prototypes", () => post('{"__proto__":{"a":1},"title":"t","description":"d"}'), 400],
  ["values nested without end", () => post(`{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`), 400],
  ["bytes that are not UTF-8", () => post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])), 400],
  ["a title with a NUL", () => post(JSON.stringify({ ...good, title: "a\u0000b" })), 400],
  ["a title that is too long", () => post(JSON.stringify({ ...good, title: "x".repeat(301) })), 400],
  ["more than a megabyte", () => post(JSON.stringify({ ...good, more: "x".repeat(1_100_000) })), 413],
  ["plain text", () => post(JSON.stringify(good), { "content-type": "text/plain" }), 415],
  ["a form", () => post("title=t", { "content-type": "application/x-www-form-urlencoded" }), 415],
  ["compressed JSON", () => post(JSON.stringify(good), { "content-encoding": "gzip" }), 415],
  ["JSON in another character set", () => post(JSON.stringify(good), { "content-type": "application/json; charset=utf-16" }), 415],
];

test("tRPC refuses another character set as REST does", async () => {
  const headers = { "content-type": "application/json; charset=utf-16" };
  const response = await ana.fetch("/api/rpc/alerts.create", { method: "POST", headers, body: JSON.stringify(good) });
  expect(response.status).toBe(415);
});

test.each(bodies)("a body of %s gets a plain refusal and nothing else", async (_, send, status) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ success: false, error: expect.any(String) });
});

describe("addresses", () => {
  const answer = async (path: string, method = "GET") => {
    const response = await ana.fetch(path, { method });
    return { status: response.status, allow: response.headers.get("allow"), body: response.status === 200 ? null : await response.json() };
  };
  const refused = { success: false, error: expect.any(String) };

  test("that do not exist are 404 as JSON", async () => {
    expect(await answer("/api/nothing")).toEqual({ status: 404, allow: null, body: refused });
  });

  test("that take another method say which", async () => {
    expect(await answer("/api/alerts", "DELETE")).toEqual({ status: 405, allow: "GET, POST", body: refused });
  });

  test("that are no addresses are 400", async () => {
    expect((await answer("/api/queries/%zz", "PUT")).status).toBe(400);
    const response = await fetch(`${server.base}/%zz`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test.each(["alerts?severity=high&severity=low", "alerts?type=%00", "sources/not-an-id", "audit/records?from=1e400"])(
    "/api/%s is a 4xx",
    async (path) => {
      const { status } = await answer(`/api/${path}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each(["/.env", "/..%2f..%2fpackage.json", "/package.json", "/assets/..%5c..%5cpackage.json"])(
    "%s gives out no file",
    async (path) => {
      expect([400, 404]).toContain((await fetch(server.base + path)).status);
    },
  );
});

test("a name that is not ours is not answered, so that no foreign page can pose as this machine", async () => {
  const { hostname, port } = new URL(server.base);
  const text = await spoken(hostname, Number(port), "GET /api/health HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n");
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

test("what is no HTTP at all gets a refusal in the same shape", async () => {
  const { hostname, port } = new URL(server.base);
  expect(await spoken(hostname, Number(port), "NONSENSE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*\{"success":false,"error":"[^"]+"\}$/);
});

const spoken = (host: string, port: number, said: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = "";
    const socket = connect(port, host, () => socket.write(said));
    socket.on("data", (chunk) => (heard += String(chunk)));
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });

describe("tRPC", () => {
  const call = (path: string, init?: RequestInit) => ana.fetch(`/api/rpc/${path}`, init);

  test("tells no stack and no path of an error", async () => {
    const text = await (await call("alerts.create", json("POST", { title: 1 }))).text();
    expect(text).not.toMatch(/stack|node_modules|\.ts:/);
  });

  test("takes no more than ten calls at once", async () => {
    const names = Array.from({ length: 11 }, () => "users.me").join(",");
    expect((await call(`${names}?batch=1&input={}`)).status).toBe(400);
    expect((await call(`${names.slice(0, -9)}?batch=1&input={}`)).status).toBe(200);
  });

  test("does not change anything on a GET", async () => {
    expect((await call(`alerts.create?input=${encodeURIComponent(JSON.stringify(good))}`)).status).toBe(405);
  });

  test.each(["{", "null", "[]", '"x"'])("refuses %s as input of a change", async (body) => {
    const { status } = await call("alerts.create", { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(status).toBe(400);
  });

  test("does not offer uploads", async () => {
    expect((await call("documents.upload", json("POST", {}))).status).toBe(404);
  });
});

describe("limits", () => {
  test("too many calls of one kind are refused with the time to wait, and other calls go on", async () => {
    const strict = await startServer({ RATE_LIMIT: "on" });
    try {
      const browser = openBrowser(strict.base);
      const message = { firstName: "A", lastName: "B", email: "a@example.org", message: "m" };
      const answers = [];
      for (let n = 0; n < 11; n += 1) answers.push(await browser.fetch("/api/contact", json("POST", message)));
      expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answers[10]?.json()).toEqual({ success: false, error: expect.any(String) });
      expect((await browser.fetch("/api/rpc/contact.send", json("POST", message))).status).toBe(429);
      expect((await browser.fetch("/api/health")).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe("headers", () => {
  test("keep pages to themselves", async () => {
    const { headers } = await fetch(`${server.base}/`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("keep answers out of caches", async () => {
    expect((await ana.fetch("/api/users/me")).headers.get("cache-control")).toBe("no-store");
  });

  test("say nothing to foreign origins", async () => {
    const { headers } = await ana.fetch("/api/users/me", { headers: { origin: "https://elsewhere.example" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("the description of the API", () => {
  test("is served for machines", async () => {
    expect(await (await fetch(`${server.base}/api/openapi.json`)).json()).toMatchObject({ openapi: "3.1.0" });
  });

  test("can be browsed without any other host", async () => {
    const page = await fetch(`${server.base}/api/reference/`);
    const html = await page.text();
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(html.match(/(?:src|href)="[^"]*"/g)?.filter((link) => /https?:/.test(link)) ?? []).toEqual([]);
  });
});

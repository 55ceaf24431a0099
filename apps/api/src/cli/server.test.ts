import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, findServer, type Server } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "clausewise-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the server is found", () => {
  const server = { url: "http://127.0.0.1:3000", token: "secret" };
  const stating = (name: string, content: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "server.json"), content);
    return join(folder, name);
  };

  test("through the file in its data folder, named as it stands or within the repository", () => {
    const running = stating("running", JSON.stringify({ ...server, url: `${server.url}/`, pid: process.pid }));
    expect(findServer("/nowhere", running)).toEqual(server);
    expect(findServer(folder, "running")).toEqual(server);
  });

  test("only while it runs", () => {
    expect(findServer("/nowhere", stating("gone", JSON.stringify({ ...server, pid: 2 ** 22 + 1 })))).toBeNull();
  });

  test.each([
    ["there is no file", null],
    ["the file was cut off", '{"pid":'],
    ["its address is none of the web", JSON.stringify({ ...server, url: "file:///etc/passwd", pid: process.pid })],
    ["it has no token", JSON.stringify({ ...server, token: "", pid: process.pid })],
  ])("nowhere where %s", (name, content) => {
    expect(findServer("/nowhere", content === null ? join(folder, "missing") : stating(name, content))).toBeNull();
  });
});

describe("a call", () => {
  type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;
  let http: HttpServer;
  let server: Server;
  let answers: Answer[];
  let asked: { method: string | undefined; authorization: string | undefined; body: string }[];
  beforeAll(async () => {
    http = createServer((request, response) => {
      let body = "";
      request
        .on("data", (part) => (body += String(part)))
        .on("end", () => {
          asked.push({ method: request.method, authorization: request.headers.authorization, body });
          return answers.shift()?.(request, response);
        });
    });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    server = { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, token: "secret" };
  });
  beforeEach(() => {
    answers = [];
    asked = [];
  });
  afterAll(() => new Promise((resolve) => (http.closeAllConnections(), http.close(resolve))));

  const saying =
    (status: number, value: unknown): Answer =>
    (_, response) =>
      response.writeHead(status).end(JSON.stringify(value));
  const post = (options: { signal?: AbortSignal } = {}) => call(server, "POST", "/api/corpus", { a: 1 }, { wait: 0, ...options });

  test("gives the data of the answer, and is let in by the token", async () => {
    answers = [saying(200, { success: true, data: { sources: 3 } })];
    expect(await post()).toEqual({ sources: 3 });
    expect(asked).toEqual([{ method: "POST", authorization: "Bearer secret", body: '{"a":1}' }]);
  });

  test("to a busy server is made again until it is taken", async () => {
    answers = [saying(503, {}), saying(429, {}), saying(200, { data: "done" })];
    expect(await post()).toBe("done");
  });

  test("to a server that stays busy is given up with what it said", async () => {
    answers = Array.from({ length: 9 }, () => saying(503, { error: "Too much is waiting." }));
    await expect(post()).rejects.toThrow("the server answered 503: Too much is waiting.");
    expect(asked).toHaveLength(4);
  });

  test.each([
    [{ error: "Give the source a title." }, "the server answered 400: Give the source a title."],
    [{ error: { message: "Give the source a title." } }, "the server answered 400: Give the source a title."],
    [{ message: "Bad Request" }, "the server answered 400: Bad Request"],
    [["no object"], "the server answered 400"],
  ])("that is refused with %j is not made again, and says why", async (said, message) => {
    answers = [saying(400, said)];
    await expect(post()).rejects.toThrow(expect.objectContaining({ name: "CallError", message }));
    expect(asked).toHaveLength(1);
  });

  test("whose connection is cut is made again, and then says who does not answer", async () => {
    answers = Array.from({ length: 9 }, (): Answer => (_, response) => response.destroy());
    await expect(post()).rejects.toThrow(`the server at ${server.url} does not answer`);
    expect(asked).toHaveLength(4);
  });

  test("that is stopped while it is under way ends at once, and is not told as a failure of the server", async () => {
    const stop = new AbortController();
    answers = [() => stop.abort()];
    await expect(post({ signal: stop.signal })).rejects.toMatchObject({ name: "AbortError" });
    expect(asked).toHaveLength(1);
  });
});

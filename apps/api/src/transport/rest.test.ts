import type { Operation } from "@clausewise/contracts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import type { Caller } from "../service.ts";
import type { Callers } from "./callers.ts";
import { mountRest } from "./rest.ts";
import type { Endpoint } from "./run.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setErrorHandler((error: Error, _, reply) =>
    reply.code(400).send({ code: error instanceof AppError ? error.code : "fault", told: error.message }),
  );
});
afterEach(() => app.close());

const callers = { of: () => ({}) as Caller, mayChange: () => true } as unknown as Callers;
const limits = { ofAll: async () => undefined, ofOperation: async () => undefined };
const any = z.object({ id: z.string().optional(), title: z.string().optional(), limit: z.string().optional() });

/** Serves one operation; what it was given is what it answers, unless the test says otherwise. */
async function serve(given: Partial<Operation>, run: Endpoint["run"] = async (input) => input) {
  const operation: Operation = {
    method: "GET",
    path: "/api/notes",
    access: "user",
    summary: "",
    input: any,
    output: z.any(),
    example: {},
    ...given,
  };
  const endpoint: Endpoint = { feature: "notes", name: "one", operation, admit: async () => undefined, run };
  await mountRest(app, { endpoints: [endpoint], callers, limits, files: {} as FileStore });
  return (url: string, options: { payload?: unknown; headers?: Record<string, string> } = {}) => {
    const { payload, headers } = options;
    return app.inject({
      method: operation.method,
      url,
      ...(headers && { headers }),
      ...(payload !== undefined && { payload: payload as object }),
    });
  };
}

describe("what an operation is given", () => {
  test("is of path, query and body together, and nothing can stand in the place of what the path says", async () => {
    const send = await serve({ method: "PUT", path: "/api/notes/{id}" });
    const response = await send("/api/notes/one?limit=5&id=two", { payload: { title: "Plan", id: "three" } });
    expect(response.json()).toEqual({ success: true, data: { limit: "5", title: "Plan", id: "one" } });
  });

  test.each([
    ["a list", []],
    ["a word", "plan"],
    ["nothing", null],
  ])("is refused where the body is %s", async (_, payload) => {
    const send = await serve({ method: "POST" });
    const response = await send("/api/notes", { payload: JSON.stringify(payload), headers: { "content-type": "application/json" } });
    expect(response.json()).toMatchObject({ code: "invalid", told: "The body must be a JSON object." });
  });

  test("needs no body where everything stands in the path", async () => {
    const send = await serve({ method: "DELETE", path: "/api/notes/{id}", input: z.object({ id: z.string() }) });
    expect((await send("/api/notes/one")).json()).toEqual({ success: true, data: { id: "one" } });
  });

  test("is a form where it takes a file, and nothing else", async () => {
    const send = await serve({ method: "POST", multipart: true });
    expect((await send("/api/notes", { payload: { title: "Plan" } })).json()).toMatchObject({ code: "unsupported" });
  });
});

describe("what it answers", () => {
  test("stands in an envelope, unless the specification shows it bare", async () => {
    const send = await serve({ reply: "bare" }, async () => ({ role_type: "reviewer" }));
    expect((await send("/api/notes")).json()).toEqual({ role_type: "reviewer" });
  });

  test("of a list has its rows as data, and where it goes on beside them", async () => {
    const send = await serve({ reply: "page" }, async () => ({ items: [1, 2], total: 9, next: "abc" }));
    expect((await send("/api/notes")).json()).toEqual({ success: true, data: [1, 2], total: 9, next: "abc" });
  });

  test("is not sent again to whoever has it, and is where it changed", async () => {
    let title = "Plan";
    const send = await serve({ tagged: true }, async () => ({ title }));
    const tag = String((await send("/api/notes")).headers["etag"]);
    const known = () => send("/api/notes", { headers: { "if-none-match": `"other", ${tag}` } });
    expect([(await known()).statusCode, (await known()).body]).toEqual([304, ""]);
    title = "Report";
    expect((await known()).json()).toEqual({ success: true, data: { title: "Report" } });
  });
});

describe("a file", () => {
  const file = (filename: string, bytes: unknown = Buffer.from("words")) => ({ filename, media_type: "text/html", bytes });

  test("is saved and never shown, whatever it is, under a name that breaks no header", async () => {
    const send = await serve({ reply: "file" }, async () => file('Bericht "ü"\r\nx: y.html'));
    const { headers, body } = await send("/api/notes");
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"Bericht _u___x_ y.html\"; filename*=UTF-8''Bericht%20_%C3%BC___x_%20y.html",
    );
    expect([headers["x-content-type-options"], body]).toEqual(["nosniff", "words"]);
  });

  test("that is made while it is read arrives whole", async () => {
    async function* made() {
      yield Buffer.from("one ");
      yield Buffer.from("two");
    }
    const send = await serve({ reply: "file" }, async () => file("notes.zip", made()));
    expect((await send("/api/notes")).body).toBe("one two");
  });
});

test("a feed is not sent again to whoever has that very text, by its tag or else by when it changed", async () => {
  const reply = { media_type: "text/calendar; charset=utf-8", text: "BEGIN", last_modified: "2026-11-20T09:00:00.400Z" };
  const send = await serve({ reply: "feed" }, async () => reply);
  const { headers, body } = await send("/api/notes");
  expect([headers["content-type"], headers["last-modified"], body]).toEqual([reply.media_type, "Fri, 20 Nov 2026 09:00:00 GMT", "BEGIN"]);
  const statusWith = async (known: Record<string, string>) => (await send("/api/notes", { headers: known })).statusCode;
  const since = { "if-modified-since": String(headers["last-modified"]) };
  expect(await statusWith({ "if-none-match": String(headers["etag"]) })).toBe(304);
  expect(await statusWith(since)).toBe(304);
  expect(await statusWith({ ...since, "if-none-match": '"other"' })).toBe(200);
});

test("headers alone can be asked for where reading changes nothing", async () => {
  await serve({});
  expect((await app.inject({ method: "HEAD", url: "/api/notes" })).statusCode).toBe(200);
});

test("asking for headers alone changes nothing", async () => {
  let changes = 0;
  await serve({ changes: true }, async () => (changes += 1));
  expect((await app.inject({ method: "HEAD", url: "/api/notes" })).statusCode).toBe(404);
  expect(changes).toBe(0);
});

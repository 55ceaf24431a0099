import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "../errors.ts";
import type { EventSink } from "../service.ts";
import { replyWithEvents } from "./events.ts";

let app: FastifyInstance;
let base: string;
let work: (sink: EventSink) => Promise<unknown>;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get("/events", (request, reply) => replyWithEvents(request, reply, (sink) => work(sink)));
  app.setErrorHandler((error: Error, _, reply) => void reply.code(409).send({ told: error.message }));
  base = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const listen = (init: RequestInit = {}) => fetch(`${base}/events`, init);
const heard = async () => (await listen()).text();

test("what work tells is heard as it comes, with what it ends in", async () => {
  work = async ({ send }) => {
    send("passage", { key: 1 });
    send("passage", { key: 2 }, "42");
    return { outcome: "answered" };
  };
  expect(await heard()).toBe(
    'event: passage\ndata: {"key":1}\n\nid: 42\nevent: passage\ndata: {"key":2}\n\nevent: done\ndata: {"outcome":"answered"}\n\n',
  );
});

test("no proxy on the way may hold the events back, and no browser may take them for a page", async () => {
  work = async ({ send }) => send("passage", {});
  const { headers } = await listen();
  expect([headers.get("content-type"), headers.get("x-accel-buffering")]).toEqual(["text/event-stream; charset=utf-8", "no"]);
});

test("a line break in what is told cannot end an event early", async () => {
  work = async ({ send }) => send("passage", { text: "one\n\nevent: done" });
  expect(await heard()).toContain('data: {"text":"one\\n\\nevent: done"}\n\n');
});

describe("work that fails", () => {
  test("before it has told anything fails as any call does, with its status", async () => {
    work = async () => Promise.reject(new AppError("conflict", "This job has ended already."));
    const response = await listen();
    expect([response.status, await response.json()]).toEqual([409, { told: "This job has ended already." }]);
  });

  test("later is told as the last event", async () => {
    work = async ({ send }) => {
      send("passage", {});
      throw new AppError("busy", "Too many ask at once.");
    };
    expect(await heard()).toMatch(/event: failed\ndata: \{"success":false,"error":"Too many ask at once\."\}\n\n$/);
  });

  test("for a reason nobody foresaw tells nothing of that reason", async () => {
    work = async ({ send }) => {
      send("passage", {});
      throw new Error("password authentication failed for user postgres");
    };
    expect(await heard()).toMatch(/"error":"Something went wrong\. Please try again\."\}\n\n$/);
  });
});

test("a connection that broke says which event it heard last, a new one says none", async () => {
  const told: (string | null)[] = [];
  work = async ({ lastEventId }) => void told.push(lastEventId);
  await (await listen({ headers: { "last-event-id": "42" } })).text();
  await heard();
  expect(told).toEqual(["42", null]);
});

test("work hears that nobody listens any longer", async () => {
  const gone = Promise.withResolvers<void>();
  work = async ({ send, signal }) => {
    signal.addEventListener("abort", () => gone.resolve());
    send("passage", {});
    await gone.promise;
  };
  const leaving = new AbortController();
  const { body } = await listen({ signal: leaving.signal });
  leaving.abort();
  await expect(body?.getReader().read()).rejects.toThrow();
  await expect(gone.promise).resolves.toBeUndefined();
});

test("through a long silence a word without meaning keeps the connection open", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const silence = Promise.withResolvers<void>();
    work = async () => silence.promise;
    const listening = listen();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 2 });
    vi.advanceTimersByTime(10_000);
    const response = await listening;
    silence.resolve();
    expect(await response.text()).toBe(": working\n\nevent: done\ndata: undefined\n\n");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

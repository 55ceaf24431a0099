import { beforeEach, expect, test } from "vitest";
import { createSteadyFetch } from "./steady-changes.ts";

/** What the server does with each request in turn: makes the change and answers, makes it and is lost, is away, or is busy. */
type Fate = "answers" | "lost" | "away" | "busy";

let fates: Fate[];
let keys: string[];
/** By key, what was made. */
let made: Map<string, string>;
let online: boolean;
let waits: number[];
let losses: number;
let steady: typeof fetch;
beforeEach(() => {
  [fates, keys, made, online, waits, losses] = [[], [], new Map(), true, [], 0];
  let given = 0;
  const send: typeof fetch = async (_, init) => {
    const key = new Headers(init?.headers).get("idempotency-key") ?? "";
    keys.push(key);
    const fate = fates.shift() ?? "answers";
    if (fate === "busy") return new Response("{}", { status: 503 });
    if (fate !== "away") made.set(key, JSON.stringify(init?.body));
    if (fate !== "answers") throw new TypeError("Failed to fetch");
    return new Response("{}");
  };
  const wait = async (ms: number) => void waits.push(ms);
  steady = createSteadyFetch({ send, wait, lost: () => (losses += 1), isOnline: () => online, newKey: () => `key ${(given += 1)}` });
});

const change = (body = '{"title":"A reply"}', address = "/api/rpc/discussions.reply") => steady(address, { method: "POST", body });

test("a change whose answer was lost is sent again under the same key, so that it is made once", async () => {
  fates = ["lost", "busy", "away", "answers"];
  expect((await change()).status).toBe(200);
  expect([new Set(keys).size, keys.length, made.size]).toEqual([1, 4, 1]);
  expect([waits, losses]).toEqual([[500, 1500, 4000], 2]);
});

test("changes that are answered have keys of their own, also where they say the same", async () => {
  await change();
  await change();
  expect(made.size).toBe(2);
});

test("one that is tried again by hand, after nothing came back for long, goes under its first key", async () => {
  fates = ["lost", "away", "away", "away"];
  await expect(change()).rejects.toThrow("Failed to fetch");
  await change();
  expect([new Set(keys).size, made.size]).toEqual([1, 1]);
});

test("so does one that a busy server refused for long, whose refusal is told", async () => {
  fates = ["busy", "busy", "busy", "busy"];
  expect((await change()).status).toBe(503);
  await change();
  expect(new Set(keys).size).toBe(1);
});

test("with other words it is another change", async () => {
  fates = ["away", "away", "away", "away"];
  await expect(change()).rejects.toThrow();
  await change('{"title":"Another reply"}');
  expect(new Set(keys).size).toBe(2);
});

test("after another change was answered, the same one is meant anew", async () => {
  fates = ["lost", "away", "away", "away"];
  await expect(change('{"bookmarked":true}')).rejects.toThrow();
  await change('{"bookmarked":false}');
  await change('{"bookmarked":true}');
  expect(made.size).toBe(3);
});

test("offline, it fails at once", async () => {
  online = false;
  fates = ["away"];
  await expect(change()).rejects.toThrow();
  expect([keys.length, waits]).toEqual([1, []]);
});

test("a refusal is not sent again", async () => {
  const refusing = createSteadyFetch({
    send: async () => (keys.push(""), new Response("{}", { status: 422 })),
    wait: async () => undefined,
    lost: () => undefined,
    isOnline: () => true,
    newKey: () => "key",
  });
  expect((await refusing("/api/rpc/alerts.create", { method: "POST", body: "{}" })).status).toBe(422);
  expect(keys).toHaveLength(1);
});

test("one that was given up is not sent again", async () => {
  const leaving = new AbortController();
  leaving.abort();
  fates = ["away"];
  await expect(steady("/api/rpc/answers.ask", { method: "POST", body: "{}", signal: leaving.signal })).rejects.toThrow();
  expect(keys).toHaveLength(1);
});

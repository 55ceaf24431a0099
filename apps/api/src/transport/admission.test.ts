import { once } from "node:events";
import { request as ask } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountAdmission } from "./admission.ts";

let app: FastifyInstance;
let base: string;
/** Requests that were let in and wait to be answered. */
let inside: { path: string; answer: () => void }[];

beforeEach(async () => {
  inside = [];
  app = Fastify({ forceCloseConnections: true });
  mountAdmission(app, { atOnce: 2, waiting: 2, patience: 60_000, inAll: 6, longestTurn: 60_000 });
  const hold = ({ url }: { url: string }) => new Promise<string>((done) => inside.push({ path: url, answer: () => done("served") }));
  app.get("/api/list", hold);
  app.post("/api/list", hold);
  app.get("/api/logout", hold);
  app.get("/api/health", async ({ headers }) => headers.cookie ?? "nobody");
  app.get("/page", async () => "page");
  app.setErrorHandler((error: Error & { code?: string }, _, reply) => void reply.code(503).send(error.code));
  base = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const get = async (path: string, init: RequestInit = {}) => (await fetch(base + path, init)).text();
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
const answerAll = () => inside.splice(0).forEach(({ answer }) => answer());

test("two lists are read at once, two wait, and the next is told to come back", async () => {
  const first = [get("/api/list?1"), get("/api/list?2")];
  await until(() => inside.length === 2);
  const refused = Array.from({ length: 3 }, () => get("/api/list?more"));
  expect(await Promise.race(refused)).toBe("busy");
  answerAll();
  expect(await Promise.all(first)).toEqual(["served", "served"]);
  await until(() => inside.length === 2);
  answerAll();
  expect((await Promise.all(refused)).toSorted()).toEqual(["busy", "served", "served"]);
});

test("pages and health never wait, and health recognises nobody", async () => {
  const lists = Array.from({ length: 4 }, () => get("/api/list"));
  await until(() => inside.length === 2);
  expect(await get("/page")).toBe("page");
  expect(await get("/api/health", { headers: { cookie: "clausewise_session=ana" } })).toBe("nobody");
  answerAll();
  await until(() => inside.length === 2);
  answerAll();
  await Promise.all(lists);
});

test("changes do not wait for lists, signing out included, until too much is under way", async () => {
  const calls = [
    get("/api/list"),
    get("/api/list"),
    ...Array.from({ length: 3 }, () => get("/api/list", { method: "POST" })),
    get("/api/logout"),
  ];
  await until(() => inside.length === 6);
  expect(await get("/api/list", { method: "POST" })).toBe("busy");
  answerAll();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["served"]));
});

test("who hung up while waiting is passed over", async () => {
  const lists = [get("/api/list?1"), get("/api/list?2")];
  await until(() => inside.length === 2);
  const arrival = once(app.server, "request");
  const impatient = ask(`${base}/api/list?impatient`).on("error", () => undefined);
  impatient.end();
  const [{ socket }] = await arrival;
  impatient.destroy();
  await once(socket, "close");
  const last = get("/api/list?last");
  answerAll();
  await until(() => inside.length > 0);
  expect(inside.map(({ path }) => path)).not.toContain("/api/list?impatient");
  answerAll();
  expect(await Promise.all([...lists, last])).toEqual(["served", "served", "served"]);
});

import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OutboundFailure } from "../../platform/outbound/outbound-failure.ts";
import type { Post } from "../../platform/outbound/post.ts";
import { actorOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { addNotification } from "../../testing/notifications.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createNotificationReads } from "../notifications/notifications.reads.ts";
import { createNotify } from "../notifications/notify.ts";
import { createDeliverJob, nextAttempt } from "./deliver-job.ts";
import { createWebhookService } from "./webhooks.service.ts";

type Fault = "refuse" | "hang" | "die" | "answer and die" | null;
interface Taken {
  headers: IncomingHttpHeaders;
  body: string;
}

let world: TestWorld;
let webhooks: Services["webhooks"];
let job: ReturnType<typeof createDeliverJob>;
let receiver: Server;
let taken: Taken[];
let fault: Fault;
let askedToGoOn: number;
let ana: Caller;

const start = "2026-11-23T06:00:00.000Z";

/** A receiver on this machine stands in for the addresses that people name. */
const post: Post = async ({ headers, body, signal }) => {
  const { port } = receiver.address() as AddressInfo;
  if (fault === "die") throw new Error("the process was killed");
  const late = AbortSignal.timeout(fault === "hang" ? 200 : 60_000);
  const asked = { method: "POST", headers, body, signal: AbortSignal.any([signal, late]) };
  const response = await fetch(`http://127.0.0.1:${port}/`, asked).catch(() => {
    throw new OutboundFailure("broken", "did not answer in time");
  });
  if (fault === "answer and die") throw new Error("the process was killed");
  return response.status;
};

beforeAll(async () => {
  world = await createTestWorld();
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      if (fault === "hang") return;
      if (fault === "refuse") return void response.writeHead(503).end();
      taken.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const serverSecret = "a secret of the server's, long enough";
  const notifications = createNotificationReads(world.database);
  job = createDeliverJob({
    ...world,
    people: peopleReads,
    notifications,
    notify: createNotify(world),
    post,
    goOn: async () => void (askedToGoOn += 1),
    serverSecret,
    publicUrl: "https://clausewise.example.org",
  });
  webhooks = createWebhookService({ ...world, jobs: { enqueue: async () => null }, deliverJob: job, serverSecret });
});
beforeEach(async () => {
  await world.reset();
  world.clock.set(start);
  [taken, fault, askedToGoOn, ana] = [[], null, 0, await world.asPerson("ana")];
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await world.close();
});

const add = () => webhooks.create({ name: "Quality system", address: "https://receiver.example/in" }, ana);
const tell = (title: string, who = ana) => addNotification(world.database, actorOf(who).id, { title, created_at: world.clock.now() });
const run = () => job.run({}, { id: "job", signal: new AbortController().signal, report: async () => undefined });
const titles = () => taken.map(({ body }) => (JSON.parse(body) as { data: { title: string } }).data.title);
const minute = 60_000;

test("a receiver is told once what its person is told from then on, signed, and of nobody else's", async () => {
  await tell("Before");
  world.clock.pass(minute);
  const { secret } = await add();
  await tell("After");
  await tell("Of Ben", await world.asPerson("ben"));
  await run();
  await run();
  expect(titles()).toEqual(["After"]);
  const [{ headers, body } = { headers: {}, body: "" }] = taken;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const said = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(said).digest("base64")}`);
  expect(JSON.parse(body)).toMatchObject({ type: "notification.created", data: { title: "After", url: null } });
});

test("more than one run sends is sent by the next, which is asked for at once", async () => {
  await add();
  for (let nth = 0; nth < 130; nth += 1) await tell(`Notice ${nth}`);
  await run();
  expect([taken.length, askedToGoOn]).toEqual([100, 1]);
  await run();
  expect([taken.length, askedToGoOn]).toEqual([130, 1]);
});

describe("a receiver that", () => {
  test.each(["refuse", "hang"] as const)("fails (%s) is tried again, in order, until it takes each once", async (kind) => {
    const { id } = await add();
    await tell("One");
    world.clock.pass(1000);
    await tell("Two");
    fault = kind;
    await run();
    const [waiting] = (await webhooks.deliveries({ id }, ana)).toReversed();
    expect(waiting).toMatchObject({ state: "waiting", attempts: 1, problem: expect.stringMatching(/status 503|in time/) as string });
    fault = null;
    world.clock.pass(minute);
    await run();
    await run();
    expect(titles()).toEqual(["One", "Two"]);
    expect((await webhooks.list({}, ana))[0]?.failing_since).toBeNull();
  });

  test("takes nothing for days is given up with the reason, and switched off with a notification", async () => {
    const { id } = await add();
    await tell("One");
    fault = "refuse";
    for (let hours = 0; hours <= 130; hours += 5) {
      world.clock.pass(5 * 60 * minute);
      if (hours % 50 === 0) await tell(`After ${hours} hours`);
      await run();
    }
    expect((await webhooks.list({}, ana))[0]?.off_since).not.toBeNull();
    const ended = (await webhooks.deliveries({ id }, ana)).toReversed();
    expect(ended[0]).toMatchObject({ state: "given_up", problem: "answered with status 503" });
    expect(ended.every(({ state, problem }) => state === "given_up" && problem !== null)).toBe(true);
    const told = await createNotificationReads(world.database).since(world.database, viewerOf(ana), start);
    expect(told.filter(({ title }) => title.includes("switched off"))).toHaveLength(1);
    fault = null;
    await webhooks.resume({ id }, ana);
    await tell("Again");
    await run();
    expect(titles()).toEqual(["Again"]);
  });
});

test("50 kills during sending lose nothing, and what came twice came under the same id", async () => {
  const { id } = await add();
  for (let nth = 0; nth < 50; nth += 1) {
    await tell(`Nth ${nth}`);
    fault = nth % 2 === 0 ? "die" : "answer and die";
    await run().catch(() => undefined);
    fault = null;
    world.clock.pass(1000);
  }
  await run();
  const ids = new Map(taken.map(({ headers, body }) => [String(headers["webhook-id"]), body]));
  expect(ids.size).toBe(50);
  expect(new Set(titles()).size).toBe(50);
  expect((await webhooks.deliveries({ id }, ana)).every(({ state }) => state === "delivered")).toBe(true);
});

test("a test is sent, and says that it is one", async () => {
  const { id } = await add();
  await webhooks.test({ id }, ana);
  await run();
  expect(taken.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(["webhook.test"]);
  await expect(webhooks.test({ id }, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
});

test("an address inside this network is refused, and the secret is said once", async () => {
  await expect(webhooks.create({ name: "Inside", address: "https://192.168.0.1/in" }, ana)).rejects.toMatchObject({ code: "invalid" });
  const { secret } = await add();
  expect(JSON.stringify([await webhooks.list({}, ana), await world.records()])).not.toContain(secret);
});

test("waits grow fourfold to eight hours, for three days", () => {
  const wait = (attempts: number) => (Date.parse(nextAttempt(attempts, start, start) ?? "") - Date.parse(start)) / 1000;
  expect([1, 2, 3, 4, 5, 6, 9].map(wait)).toEqual([30, 120, 480, 1920, 7680, 28_800, 28_800]);
  expect(nextAttempt(9, start, "2026-11-25T23:00:00.000Z")).toBeNull();
});

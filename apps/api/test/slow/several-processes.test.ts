import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { JobStatus, SearchResult } from "@clausewise/contracts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newRule } from "../../src/testing/corpus.ts";
import { addJob } from "../../src/testing/jobs.repository.ts";
import { addNotification } from "../../src/testing/notifications.repository.ts";
import { openPostgresDatabase } from "../../src/testing/postgres-database.ts";
import { openStream } from "../event-stream.ts";
import { json, read, type Answer } from "../requests.ts";
import { openBrowser, signIn, type Browser } from "../sign-in.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "clausewise-several-"));
const secret = randomBytes(32).toString("hex");
const patience = { timeout: 60_000, interval: 100 };

interface Process {
  base: string;
  child: ChildProcess;
  /** Everything it has written to its log. */
  logged: () => string;
}

/** Starts a server on the database, and waits until it says that it is ready. */
async function start(name: string, role: "web" | "worker" | "both", url: string): Promise<Process> {
  const child = spawn(process.execPath, ["--conditions=@clausewise/source", main], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: url,
      DATA_DIR: join(folder, "data"),
      AUDIT_DIR: join(folder, "audit"),
      SESSION_SECRET: secret,
      RATE_LIMIT: "off",
      OFFICIAL_SOURCES: "off",
      LOG_LEVEL: "debug",
      ROLE: role,
      PORT: "0",
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let [said, complained] = ["", ""];
  child.stderr.on("data", (chunk) => (complained += String(chunk)));
  child.stdout.on("data", (chunk) => {
    said += String(chunk);
    const base = /ready at (\S+)/.exec(said)?.[1];
    if (base) resolve(base);
  });
  child.on("exit", (code) => reject(new Error(`${name} ended with ${code}: ${complained}`)));
  return { base: await promise, child, logged: () => complained };
}

let database: Awaited<ReturnType<typeof openPostgresDatabase>>;
let one: Process;
let two: Process;
let worker: Process;
let ana: Browser;
let dana: Browser;

beforeAll(async () => {
  database = await openPostgresDatabase();
  worker = await start("worker", "worker", database.url);
  [one, two] = [await start("one", "web", database.url), await start("two", "web", database.url)];
  [ana, dana] = [await signIn(one.base, "ana"), await signIn(one.base, "dana")];
});
afterAll(async () => {
  const processes = [one, two, worker].filter(Boolean);
  await Promise.all(
    processes.map(
      ({ child }) => new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve).kill("SIGTERM") : resolve(0))),
    ),
  );
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same person, talking to another process. */
function at(base: string, browser: Browser): Browser {
  const elsewhere = openBrowser(base);
  return {
    ...elsewhere,
    fetch: (path, init = {}) =>
      elsewhere.fetch(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie: browser.cookie() } }),
  };
}

test("somebody who signed in at one process is known at the other", async () => {
  expect((await at(two.base, ana).fetch("/api/users/me")).status).toBe(200);
});

test("what is imported at one process is found at the other", async () => {
  const imported = await dana.fetch("/api/corpus/versions", json("POST", newRule()));
  expect(imported.status).toBe(200);
  const { data } = await read<Answer<{ source_id: string }>>(imported);
  const sourcesFound = async () => {
    const asked = await at(two.base, ana).fetch("/api/regulatory-search", json("POST", { query: newRule().passages[0]?.text ?? "" }));
    const { statements, related } = (await read<Answer<SearchResult>>(asked)).data;
    return [...statements.flatMap(({ citations }) => citations), ...related].map(({ source_id }) => source_id);
  };
  await vi.waitFor(async () => expect(await sourcesFound()).toContain(data.source_id), patience);
});

test("what happens at one process is told to who listens at the other", async () => {
  const stream = await openStream(at(two.base, ana));
  const { id: owner } = await read<{ id: string }>(await ana.fetch("/api/users/me"));
  const id = await addNotification(database.database, owner, { title: "A deadline" });
  expect((await ana.fetch(`/api/notifications/${id}/read`, { method: "PUT" })).status).toBe(200);
  expect(await stream.next("changed")).toEqual({ kind: "notifications", object_id: id });
  await stream.close();
});

test("a job asked for at a process of pages is run by the one of jobs", async () => {
  const id = randomUUID();
  await addJob(database.database, id, "sessions.clean-up", "failed");
  expect((await dana.fetch(`/api/jobs/${id}/retry`, { method: "POST" })).status).toBe(200);
  const state = async () => (await read<Answer<JobStatus[]>>(await dana.fetch("/api/jobs"))).data.find((job) => job.id === id)?.state;
  await vi.waitFor(async () => expect(await state()).toBe("done"), patience);
});

test("a process that does all the work is refused where others share it", async () => {
  await expect(start("whole", "both", database.url)).rejects.toThrow(
    /whole ended with 3: Another Clausewise is already using .*ROLE=web and ROLE=worker/,
  );
});

test("the process of jobs serves nothing but its health", async () => {
  expect((await fetch(new URL("/api/health", worker.base))).status).toBe(200);
  expect((await fetch(new URL("/api/users/me", worker.base))).status).toBe(404);
});

test("somebody who signs out at one process is signed out at the other, and their stream there ends", async () => {
  const stream = await openStream(at(two.base, ana));
  const there = at(two.base, {
    ...ana,
    cookie: (
      (kept) => () =>
        kept
    )(ana.cookie()),
  });
  await ana.fetch("/api/logout");
  expect(await stream.next("done")).toEqual({ reason: "signed_out" });
  expect((await there.fetch("/api/users/me")).status).toBe(401);
});

test("somebody who deletes their account at one process is gone at the other, with streams and sessions, and no log names them", async () => {
  const [here, elsewhere] = [await signIn(one.base, "chi"), await signIn(two.base, "chi")];
  const stream = await openStream(elsewhere);
  const { id } = await read<{ id: string }>(await here.fetch("/api/users/me"));
  expect((await elsewhere.fetch("/api/alerts", json("POST", { title: "Zephyrine", description: "of Chi" }))).status).toBe(200);
  expect((await here.fetch("/api/users/me", json("DELETE", { email: "chi@example.org" }))).status).toBe(200);
  expect(await stream.next("done")).toEqual({ reason: "signed_out" });
  expect((await elsewhere.fetch("/api/users/me")).status).toBe(401);
  expect(readFileSync(join(folder, "audit", "person-keys", `${id}.key`), "utf8")).toBe("");
  const { rows } = await database.raw("select count(*)::int as n from alert where title = 'Zephyrine'");
  expect(rows).toEqual([{ n: 0 }]);
  for (const { logged } of [one, two, worker]) expect(logged()).not.toMatch(/chi@example|Zephyrine|Chi Sample/);
});

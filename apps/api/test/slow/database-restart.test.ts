import { randomUUID } from "node:crypto";
import type { JobStatus } from "@clausewise/contracts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/platform/database/open.ts";
import { newRule } from "../../src/testing/corpus.ts";
import { addJob } from "../../src/testing/jobs.repository.ts";
import { thorough } from "../../src/testing/thorough.ts";
import { startPostgresServer, type PostgresServer } from "../../src/testing/postgres-server.ts";
import { openStream } from "../event-stream.ts";
import { type Answer, json, read } from "../requests.ts";
import { startServer, type TestServer } from "../server.ts";

const restarts = thorough ? 10 : 3;
const writers = 8;

let postgres: PostgresServer;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
  server = await startServer({ DATABASE_URL: postgres.url }, () => openDatabase({ databaseUrl: postgres.url, dataDir: "" }));
});
afterAll(async () => {
  await server.close();
  await postgres.remove();
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${server.token}`);
  return fetch(server.base + path, { ...init, headers });
}

/** Bookmarks questions one after another until told to end. */
async function write(name: string, ended: () => boolean, kept: string[], refused: Response[]): Promise<void> {
  for (let n = 0; !ended(); n += 1) {
    const answer = await ask("/api/queries", json("POST", { question: `${name} ${n}`, response: "An answer." }));
    if (answer.ok) kept.push((await read<Answer<{ id: string }>>(answer)).data.id);
    else refused.push(answer);
  }
}

/** Waits until the server answers as it does with a healthy database. */
async function recovered(): Promise<void> {
  while (!(await ask("/api/queries?bookmarked=true")).ok);
}

test(`${restarts} restarts of the database server under writes end nothing, lose nothing, and are answered 503 meanwhile`, async () => {
  const kept: string[] = [];
  const refused: Response[] = [];
  let over = false;
  const writing = Array.from({ length: writers }, (_, n) => write(`Writer ${n}`, () => over, kept, refused));
  for (let n = 0; n < restarts; n += 1) {
    const before = kept.length;
    await postgres.stop();
    await ask("/api/queries").then((answer) => refused.push(answer));
    await postgres.start();
    await recovered();
    while (kept.length < before + writers) await recovered();
  }
  over = true;
  await Promise.all(writing);

  const stored = new Set((await read<Answer<{ id: string }[]>>(await ask("/api/queries"))).data.map(({ id }) => id));
  expect(kept.filter((id) => !stored.has(id))).toEqual([]);
  expect(refused.length).toBeGreaterThanOrEqual(restarts);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("after them jobs are run, and what happens is told, as before", async () => {
  const stream = await openStream({ fetch: ask });
  const id = randomUUID();
  await addJob(server.database, id, "sessions.clean-up", "failed");
  expect((await ask(`/api/jobs/${id}/retry`, { method: "POST" })).status).toBe(200);
  const state = async () => (await read<Answer<JobStatus[]>>(await ask("/api/jobs"))).data.find((job) => job.id === id)?.state;
  await vi.waitFor(async () => expect(await state()).toBe("done"), { timeout: 90_000, interval: 200 });
  let next = 1;
  const told = stream.next("changed");
  // Whoever listens connects again in a while; what happens before is told as a gap.
  const importing = vi.waitFor(
    async () => {
      await ask("/api/corpus/versions", json("POST", newRule({ identifier: `21 CFR ${900 + next++}` })));
      expect(stream.told).toContain("changed");
    },
    { timeout: 90_000, interval: 500 },
  );
  expect(await told).toMatchObject({ kind: "library" });
  await importing;
  await stream.close();
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createAuditTrail } from "../features/audit/audit-trail.ts";
import { auditKey, openCheckpointLog } from "../features/audit/checkpoints.ts";
import { openPersonKeys } from "../features/audit/person-keys.ts";
import { importBuiltInLibrary } from "../features/library/import/built-in.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { stateOf } from "../platform/database/copy-database.ts";
import type { OpenDatabase } from "../platform/database/client.ts";
import { defineJob } from "../platform/jobs/job.ts";
import { type Jobs, openJobs } from "../platform/jobs/jobs.ts";
import { openDatabase } from "../platform/database/open.ts";
import { layDatabase } from "../testing/database.ts";
import { addPostgresDatabase } from "../testing/postgres-database.ts";
import { addPerson } from "../testing/tables.repository.ts";
import { dataCommand } from "./data-command.ts";

let home: string;
let there: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "clausewise-move-"));
  there = await addPostgresDatabase();
  await layDatabase(join(home, "data"));
  const open = await openDatabase({ databaseUrl: null, dataDir: join(home, "data") });
  const key = auditKey(join(home, "audit"), false);
  const log = openCheckpointLog(join(home, "audit"), key);
  log.begin();
  const audit = createAuditTrail(open.database, { key, people: openPersonKeys(join(home, "audit")) }, log);
  const caller = { actor: null, sessionId: null, requestId: randomUUID(), address: "" };
  await importBuiltInLibrary({ database: open.database, audit, clock: systemClock, caller });
  await addPerson(open.database, 'ana \\ "quoted" ´ü😀', "regulatory_professional");
  log.flush();
  await openQueue(open, null, async (jobs) => void (await open.database.transaction((tx) => jobs.enqueue(tx, letter, { to: "Ana" }))));
  await open.close();
});
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
});

const letter = defineJob({ name: "letter", payload: z.object({ to: z.string() }), retries: 7, run: async () => undefined });

/** A process that asks for jobs and runs none. */
async function openQueue(open: OpenDatabase, databaseUrl: string | null, work: (jobs: Jobs) => Promise<void>) {
  const jobs = await openJobs({ open, databaseUrl, clock: systemClock, works: false, warn: () => undefined });
  await jobs.add(letter);
  await work(jobs);
  await jobs.close();
}

const run = async (...args: string[]) => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await dataCommand(args, { home, dataDir: "data", auditDir: "audit", environment: {}, say, complain: say });
  return { code, said: lines.join("\n") };
};

test("while the server runs nothing is moved", async () => {
  const running = await openDatabase({ databaseUrl: null, dataDir: join(home, "data") });
  expect(await run("move-to-postgres", there)).toEqual({ code: 1, said: "Clausewise is using data. Stop it first." });
  await running.close();
});

test("everything moves to a PostgreSQL server, with its trail proven there, and only once", async () => {
  const here = await openDatabase({ databaseUrl: null, dataDir: join(home, "data") });
  const before = await stateOf(here.database);
  await here.close();

  const moved = await run("move-to-postgres", there);
  expect(moved.said).toMatch(/audit trail intact: \d+ records/);
  expect(moved.code).toBe(0);

  const opened = await openDatabase({ databaseUrl: there, dataDir: "" });
  const after = await stateOf(opened.database);
  expect(moved.said).toContain("jobs that had not ended, letter: 1");
  await openQueue(opened, there, async (jobs) =>
    expect(await jobs.list("created", 10)).toMatchObject([{ name: "letter", state: "created" }]),
  );
  await opened.close();
  const grown = new Set(["audit_record", "audit_head", "person"]);
  expect(after.filter(({ table }) => !grown.has(table))).toEqual(before.filter(({ table }) => !grown.has(table)));
  expect(before.find(({ table }) => table === "passage")?.rows).toBeGreaterThan(100);

  const again = await run("move-to-postgres", there);
  expect(again).toEqual({ code: 1, said: expect.stringMatching(/^The database there is not empty \(.+\)\. Nothing was copied\.$/) });
});

test("an address where no server answers is told in one line without its password", async () => {
  const { code, said } = await run("move-to-postgres", "postgres://someone:hidden@127.0.0.1:1/none");
  expect(code).toBe(1);
  expect(said).toMatch(/^The data could not be moved \(ECONNREFUSED\)\. Here nothing was changed\./);
  expect(said).not.toContain("hidden");
});

test.each([[[]], [["move-to-postgres"]], [["move-to-postgres", "mysql://db"]]])("%j is answered with the usage", async (args) => {
  expect(await run(...args)).toEqual({ code: 2, said: expect.stringContaining("npm run data -- move-to-postgres") });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditCommand } from "../src/cli/audit-command.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { makeEmbeddedBefore } from "../src/testing/earlier-database.repository.ts";
import { openTrail, storeOpenTrail } from "../src/testing/open-trail.repository.ts";
import { read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { signIn } from "./sign-in.ts";

/** Data of an installation whose records are still in the clear, and a server of today started on it. */
let folder: string;
let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-upgrade-"));
  [dataDir] = [join(folder, "data"), mkdirSync(join(folder, "data")), mkdirSync(join(folder, "audit"))];
  writeFileSync(join(folder, "audit", "audit.key"), openTrail.key);
  writeFileSync(join(folder, "audit", "checkpoints.jsonl"), openTrail.checkpoints.map((line) => `${line}\n`).join(""));
  await makeEmbeddedBefore("seal-under-person-keys", dataDir, (database) => storeOpenTrail(database, openTrail.records));
  server = await startServer({ AUDIT_DIR: join(folder, "audit") }, () => openDatabase({ databaseUrl: null, dataDir }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every file below a folder, but for the write-ahead log, which is overwritten as the database goes on. */
const filesBelow = (below: string): string[] =>
  readdirSync(below, { recursive: true })
    .map((name) => join(below, String(name)))
    .filter((file) => !file.includes("pg_wal") && statSync(file).isFile());

test("what the trail said in the clear is on no page of the database any more", () => {
  const files = filesBelow(join(dataDir, "postgres"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file).includes("Zephyrine"))).toEqual([]);
});

test("an administrator reads the records of the earlier version as they were", async () => {
  const dana = await signIn(server.base, "dana");
  const { data } = await read<Answer<object[]>>(await dana.fetch("/api/audit?sort=oldest&limit=8"));
  expect(data).toMatchObject(
    openTrail.records.map(({ sequence, actor_label, reason, changes }) => ({ sequence, actor_label, reason, changes })),
  );
});

test("the running server's trail is proven, with what was sealed anew", async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  writeFileSync(join(dataDir, "server.json"), JSON.stringify({ pid: process.pid, url: server.base, token: server.token }));
  const around = { home: folder, calledFrom: folder, dataDir: "data", auditDir: "audit", copyDir: null, databaseUrl: null };
  expect(await auditCommand(["verify"], { ...around, say, complain: say })).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^sealed anew: at .+ records 1 to 8, proven intact before/),
    expect.stringMatching(/^intact: /),
  ]);
});

import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { emptyTables } from "../../testing/tables.repository.ts";
import { createAuditTrail } from "./audit-trail.ts";
import { readRecords } from "./audit.repository.ts";
import { auditKey, checkpointLines, openCheckpointLog, readAuditKey } from "./checkpoints.ts";
import { resumeCheckpoints } from "./resume-checkpoints.ts";
import { verifyTrail } from "./verify-trail.ts";

let open: OpenDatabase;
let folder: string;
let file: string;
let warnings: string[];
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  await emptyTables(open.database);
  folder = mkdtempSync(join(tmpdir(), "clausewise-audit-"));
  file = join(folder, "checkpoints.jsonl");
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server's start, up to the point where it takes changes. */
async function start() {
  const key = auditKey(folder);
  const warn = (line: string) => void warnings.push(line);
  const log = openCheckpointLog(folder, key, warn);
  await resumeCheckpoints(open.database, key, log, warn);
  const trail = createAuditTrail(open.database, key, log);
  const note = () => trail.note({ actor: null, sessionId: null, requestId: "request", address: "127.0.0.1" }, { action: "alert.created" });
  return { log, note };
}

async function* storedRecords() {
  yield* await readRecords(open.database, 1, 1000);
}
const verify = () => verifyTrail({ records: storedRecords(), checkpoints: () => checkpointLines(folder), key: readAuditKey(folder) });
const sequences = () => checkpointLines(folder).map((line) => JSON.parse(line).sequence);

async function runOnce(changes: number) {
  const { log, note } = await start();
  for (let n = 0; n < changes; n += 1) await note();
  log.flush();
}

test("a first start makes a key for its owner alone and the first line of the file", async () => {
  await start();
  expect(statSync(join(folder, "audit.key")).mode & 0o777).toBe(0o600);
  expect(auditKey(folder)).toEqual(readAuditKey(folder));
  expect(sequences()).toEqual([0]);
  expect(warnings).toEqual([]);
});

test("a checkpoint follows the last record within the delay, one for many", async () => {
  const { note } = await start();
  for (let n = 0; n < 5; n += 1) await note();
  await vi.waitFor(() => expect(sequences().at(-1)).toBe(5), { timeout: 5000 });
  expect(await verify()).toMatchObject({ intact: true, records: 5 });
});

test("after a stop every record is covered, and cutting just the last one is found", async () => {
  await runOnce(3);
  const key = readAuditKey(folder);
  const cut = (await readRecords(open.database, 1, 2)).values();
  async function* withoutLast() {
    yield* cut;
  }
  expect(await verifyTrail({ records: withoutLast(), checkpoints: () => checkpointLines(folder), key })).toMatchObject({
    sequence: 3,
    rule: "checkpoint",
  });
});

test("after a kill before the checkpoint was written, the next start catches up", async () => {
  await runOnce(2);
  const asKilled = readFileSync(file);
  await runOnce(2);
  writeFileSync(file, asKilled);
  await start();
  expect(sequences()).toEqual([0, 2, 4]);
  expect(warnings).toEqual([]);
  expect(await verify()).toMatchObject({ intact: true, records: 4 });
});

test("a database behind its checkpoints is warned about and stays broken, also when it grows again", async () => {
  await runOnce(4);
  await emptyTables(open.database);
  await runOnce(6);
  expect(warnings).toEqual([expect.stringContaining("a checkpoint names no. 4")]);
  expect(await verify()).toMatchObject({ intact: false, sequence: 4, rule: "checkpoint" });
});

test("a checkpoint file that was deleted is warned about and stays missed", async () => {
  await runOnce(2);
  rmSync(file);
  await runOnce(2);
  expect(warnings).toEqual([expect.stringContaining("no checkpoint file")]);
  expect(await verify()).toMatchObject({ intact: false, rule: "checkpoint file" });
});

test("another key in the place of the first is warned about", async () => {
  await runOnce(2);
  rmSync(join(folder, "audit.key"));
  await start();
  expect(warnings).toEqual([expect.stringContaining("not signed with this key")]);
  expect(await verify()).toMatchObject({ intact: false, sequence: 1, rule: "mac" });
});

test("lines cut off the end while the server runs are missed when it stops", async () => {
  const { log, note } = await start();
  await note();
  log.flush();
  const early = readFileSync(file);
  await note();
  log.flush();
  writeFileSync(file, early);
  log.flush();
  expect(await verify()).toMatchObject({ intact: false, rule: "checkpoint file" });
});

test("half a line left by a loss of power is dropped, and the records it named are covered again", async () => {
  await runOnce(2);
  const [first = "", second = ""] = checkpointLines(folder);
  writeFileSync(file, `${first}\n`);
  appendFileSync(file, second.slice(0, 90));
  await start();
  expect(sequences()).toEqual([0, 2]);
  expect(warnings).toEqual([]);
  expect(await verify()).toMatchObject({ intact: true, records: 2 });
});

test("where the checkpoint file cannot be written, changes go on and the operator is told once", async () => {
  const { log, note } = await start();
  rmSync(folder, { recursive: true });
  await note();
  log.flush();
  log.flush();
  expect(warnings).toEqual([expect.stringContaining("cannot be written")]);
  expect(await readRecords(open.database, 1, 10)).toHaveLength(1);
  auditKey(folder);
  log.flush();
  expect(sequences().at(-1)).toBe(1);
});

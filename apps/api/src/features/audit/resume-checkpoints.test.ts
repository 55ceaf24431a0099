import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { emptyTables } from "../../testing/tables.repository.ts";
import { createAuditTrail } from "./audit-trail.ts";
import { readHead, readRecords } from "./audit.repository.ts";
import { checkpointLines } from "./checkpoint-files.ts";
import { signedCheckpoint } from "./checkpoint-lines.ts";
import { auditKey, openCheckpointLog, readAuditKey } from "./checkpoints.ts";
import { openPersonKeys } from "./person-keys.ts";
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
  const key = auditKey(folder, (await readHead(open.database)).sequence > 0);
  const warn = (line: string) => void warnings.push(line);
  const log = openCheckpointLog(folder, key, warn);
  await resumeCheckpoints(open.database, key, log, warn);
  const trail = createAuditTrail(open.database, { key, people: openPersonKeys(folder) }, log);
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
  expect(auditKey(folder, true)).toEqual(readAuditKey(folder));
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

test("a database behind its checkpoints is refused, with nothing changed and the way on named", async () => {
  await runOnce(4);
  const lines = readFileSync(file);
  await emptyTables(open.database);
  await expect(start()).rejects.toThrow("has no audit records, but checkpoints in AUDIT_DIR name record 4");
  await expect(start()).rejects.toThrow("npm run data -- move-to-postgres");
  expect(readFileSync(file)).toEqual(lines);
});

test("an older copy of the data is refused until its restore is stated, and then goes on and is proven, the gap named", async () => {
  // What was recorded after the copy was taken is known from its checkpoint alone.
  await runOnce(2);
  const key = readAuditKey(folder);
  const end = { sequence: 5, hash: "5".repeat(64) };
  appendFileSync(file, `${JSON.stringify(signedCheckpoint(end, JSON.parse(checkpointLines(folder).at(-1)!).signature, key))}\n`);
  await expect(start()).rejects.toThrow("npm run audit -- restored");

  const head = await readHead(open.database);
  openCheckpointLog(folder, key).restored(head, { lost: 5, reason: "the disk failed", stated_at: "2026-11-22T08:00:00.000Z" });
  await runOnce(4);
  expect(warnings).toEqual([]);
  expect(await verify()).toMatchObject({
    intact: true,
    records: 6,
    restores: [{ from: 3, to: 5, reason: "the disk failed" }],
  });
});

test("a checkpoint file that was deleted is warned about and stays missed", async () => {
  await runOnce(2);
  rmSync(file);
  await runOnce(2);
  expect(warnings).toEqual([expect.stringContaining("no checkpoint file")]);
  expect(await verify()).toMatchObject({ intact: false, rule: "checkpoint file" });
});

test("another key in the place of the first is refused", async () => {
  await runOnce(2);
  writeFileSync(join(folder, "audit.key"), "0".repeat(64));
  await expect(start()).rejects.toThrow("is not the one that audit record or checkpoint 2 was sealed with");
});

test("a key that is gone is refused while the database has records, and none is made", async () => {
  await runOnce(2);
  rmSync(join(folder, "audit.key"));
  rmSync(file);
  await expect(start()).rejects.toThrow("Put the key back");
  expect(existsSync(join(folder, "audit.key"))).toBe(false);
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
  // The key of whoever acts is at hand from then on; without one nothing may be recorded of them.
  await note();
  log.flush();
  rmSync(folder, { recursive: true });
  await note();
  log.flush();
  log.flush();
  expect(warnings).toEqual([expect.stringContaining("cannot be written")]);
  expect(await readRecords(open.database, 1, 10)).toHaveLength(2);
  mkdirSync(folder);
  log.flush();
  expect(sequences().at(-1)).toBe(2);
});

import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { openDatabase } from "../../platform/database/open.ts";
import { makeEmbeddedBefore, makeOnServerBefore } from "../../testing/earlier-database.repository.ts";
import { createFakeClock } from "../../testing/fake-clock.ts";
import { everyRow, openTrail, putAside, storeOpenTrail } from "../../testing/open-trail.repository.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { emptyTables } from "../../testing/tables.repository.ts";
import { addPostgresDatabase } from "../../testing/postgres-database.ts";
import { createAuditTrail } from "./audit-trail.ts";
import { readRecords } from "./audit.repository.ts";
import { exportHeader } from "./audit-export.ts";
import { sign } from "./audit-chain.ts";
import { checkpointLines } from "./checkpoint-files.ts";
import { signedCheckpoint } from "./checkpoint-lines.ts";
import { openCheckpointLog } from "./checkpoints.ts";
import { revealed } from "./concealment.ts";
import { hasOpenRecords } from "./open-records.repository.ts";
import type { OpenRecord } from "./open-record.ts";
import { openPersonKeys } from "./person-keys.ts";
import { resealOpenRecords } from "./reseal.ts";
import { resumeCheckpoints } from "./resume-checkpoints.ts";
import { verifyTrail } from "./verify-trail.ts";

const key = Buffer.from(openTrail.key, "hex");
const clock = createFakeClock();
const migration = "seal-under-person-keys";
const ana = "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739";
const dana = "8d0a4e5c-0d2b-4f0e-9c55-5a3f5b0f7a11";

let folder: string;
let auditDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-reseal-"));
  auditDir = join(folder, "audit");
  mkdirSync(auditDir);
  writeFileSync(join(auditDir, "audit.key"), openTrail.key);
  writeFileSync(join(auditDir, "checkpoints.jsonl"), openTrail.checkpoints.map((line) => `${line}\n`).join(""));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onEmbedded = async (records: readonly OpenRecord[]) => {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  await makeEmbeddedBefore(migration, dataDir, (database) => storeOpenTrail(database, records));
  return openDatabase({ databaseUrl: null, dataDir });
};

const onServer = async (records: readonly OpenRecord[]) => {
  const url = await addPostgresDatabase();
  await makeOnServerBefore(migration, url, (database) => storeOpenTrail(database, records));
  return openDatabase({ databaseUrl: url, dataDir: "" });
};

const reseal = ({ database }: OpenDatabase) => resealOpenRecords(database, { auditDir, key, people: openPersonKeys(auditDir), clock });

async function* streamed(records: Iterable<unknown>) {
  yield* records;
}

const stored = ({ database }: OpenDatabase) => readRecords(database, 1, 100);
const verify = async (open: OpenDatabase) =>
  verifyTrail({ records: streamed(await stored(open)), checkpoints: () => checkpointLines(auditDir), key });

/** Whatever was said of people: addresses, places, sessions and what they asked. */
const personal = /example\.|10\.1\.2\.3|(?:f4){8}|Zephyrine|did not vouch/;

describe.each([
  { kind: "the embedded database", make: onEmbedded },
  { kind: "a PostgreSQL server", make: onServer },
])("on $kind a trail in the clear", ({ make }) => {
  test("is sealed once, says the same to who may read it, and nothing of it is left in the clear", async () => {
    const open = await make(openTrail.records);
    try {
      expect(await everyRow(open.raw)).toMatch(personal);
      expect(await reseal(open)).toBe(8);
      expect(await reseal(open)).toBe(0);
      expect(await everyRow(open.raw)).not.toMatch(personal);
      expect(readFileSync(join(auditDir, "checkpoints.jsonl"), "utf8")).not.toMatch(personal);

      expect(await verify(open)).toMatchObject({ intact: true, records: 8, resealed: { to: 8 } });
      const people = openPersonKeys(auditDir);
      const read = (await stored(open)).map((record) => revealed(record, people));
      const { hash: _hash, mac: _mac, previous_hash: _previous, ...before } = openTrail.records[2]!;
      expect(read[2]).toEqual({ ...before, subject_id: ana, actor: "readable", content: "readable" });
      expect(read.map(({ actor_label }) => actor_label)).toEqual(openTrail.records.map(({ actor_label }) => actor_label));
      // An administrator's act on Ana is about Ana.
      expect(read[5]).toMatchObject({ actor_id: dana, subject_id: ana, reason: "promoted for the Zephyrine file" });
    } finally {
      await open.close();
    }
  });

  test("goes on after it was sealed, and is proven as a whole", async () => {
    const open = await make(openTrail.records);
    try {
      await Promise.all([reseal(open), reseal(open)]);
      const log = openCheckpointLog(auditDir, key);
      expect(await resumeCheckpoints(open.database, key, log, () => undefined)).toBe(true);
      const trail = createAuditTrail(open.database, { key, people: openPersonKeys(auditDir) }, log);
      await trail.note({ actor: null, sessionId: null, requestId: "request", address: "10.1.2.3" }, { action: "alert.created" });
      log.flush();
      expect(await verify(open)).toMatchObject({ intact: true, records: 9 });
    } finally {
      await open.close();
    }
  });
});

describe("records put aside", () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.raw("drop table if exists audit_record_open");
    await emptyTables(open.database);
  });
  const aside = (records: readonly OpenRecord[]) => putAside(open.database, records);

  test("every holder has a key file of their own that only the owner can read, nobody one a month", async () => {
    await aside(openTrail.records);
    await reseal(open);
    const keys = join(auditDir, "person-keys");
    expect(readdirSync(keys).toSorted()).toEqual([`${ana}.key`, `${dana}.key`, "nobody-2026-10.key", "nobody-2026-11.key"]);
    expect(readdirSync(keys).map((name) => statSync(join(keys, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o600]);
  });

  test("a trail that was broken before stays broken at the same record", async () => {
    const edited = openTrail.records.map((record) => (record.sequence === 3 ? { ...record, reason: "edited" } : record));
    await aside(edited);
    await reseal(open);
    expect(await verify(open)).toMatchObject({
      intact: false,
      sequence: 3,
      rule: "hash",
      detail: expect.stringContaining("its content is not what was hashed, as was found when all records were sealed anew"),
    });
  });

  test("a record that was taken out stays missed", async () => {
    await aside(openTrail.records.filter(({ sequence }) => sequence !== 5));
    await reseal(open);
    expect(await verify(open)).toMatchObject({ intact: false, sequence: 5, rule: "gap" });
  });

  test("a database that lacks records that a checkpoint names is refused, with nothing changed", async () => {
    await aside(openTrail.records.slice(0, 6));
    await expect(reseal(open)).rejects.toThrow("ends at audit record 6, but checkpoints in AUDIT_DIR name record 8");
    expect(await hasOpenRecords(open.database)).toBe(true);
    expect(checkpointLines(auditDir)).toEqual(openTrail.checkpoints);
  });

  test("a stop after the statement and before the end of the transaction leaves the records, and the next start seals them", async () => {
    await aside(openTrail.records);
    const stopped = { now: () => clock.now(), today: () => clock.today() };
    const failing = open.database.transaction(async (tx) => {
      await resealOpenRecords(tx, { auditDir, key, people: openPersonKeys(auditDir), clock: stopped });
      throw new Error("the power failed");
    });
    await expect(failing).rejects.toThrow("the power failed");
    expect(checkpointLines(auditDir)).toHaveLength(openTrail.checkpoints.length + 1);
    expect(await reseal(open)).toBe(8);
    expect(await verify(open)).toMatchObject({ intact: true, records: 8 });
  });

  test("a copy from before the sealing is refused until its restore is stated, and is then sealed and proven", async () => {
    // The trail had been sealed and had gone on when the older copy was put back.
    await aside(openTrail.records);
    const sealed = openCheckpointLog(auditDir, key);
    sealed.resealed({ sequence: 8, hash: "8".repeat(64), old_hash: openTrail.records[7]!.hash, fault: null, stated_at: clock.now() });
    const { signature } = JSON.parse(checkpointLines(auditDir).at(-1)!) as { signature: string };
    const later = signedCheckpoint({ sequence: 12, hash: "c".repeat(64) }, signature, key);
    appendFileSync(join(auditDir, "checkpoints.jsonl"), `${JSON.stringify(later)}\n`);
    await expect(reseal(open)).rejects.toThrow("npm run audit -- restored");

    openCheckpointLog(auditDir, key).restored(openTrail.records[7]!, { lost: 12, reason: "the disk failed", stated_at: clock.now() });
    expect(await reseal(open)).toBe(8);
    expect(await verify(open)).toMatchObject({ intact: true, records: 8, restores: [{ from: 9, to: 12 }] });
  });

  test("records of somebody whose key was destroyed come back sealed for nobody", async () => {
    await aside(openTrail.records);
    openPersonKeys(auditDir).destroy(ana);
    await reseal(open);
    const people = openPersonKeys(auditDir);
    const read = (await stored(open)).map((record) => revealed(record, people));
    expect(read[2]).toMatchObject({ actor: "deleted", actor_label: "Deleted person", content: "deleted", changes: {} });
    expect(read[0]).toMatchObject({ actor_label: "dana@example.org" });
    expect(await verify(open)).toMatchObject({ intact: true });
  });

  test("an export made in the clear before is still proven after", async () => {
    await aside(openTrail.records);
    const statement = { exported_at: "2026-11-03T08:00:00.000Z", count: 8, head: openTrail.records[7]!.hash, checkpoints: 3 };
    const { signature: _signature, ...header } = { ...exportHeader(statement, key), format: "clausewise-audit-1" as const };
    const old = { ...header, signature: sign("export", header, key) };
    await reseal(open);
    const proof = { checkpoints: () => checkpointLines(auditDir), key, header: old };
    expect(await verifyTrail({ records: streamed(openTrail.records), ...proof })).toMatchObject({
      intact: true,
      records: 8,
      resealed: null,
    });
    const edited = openTrail.records.map((record) => (record.sequence === 3 ? { ...record, reason: "edited" } : record));
    expect(await verifyTrail({ records: streamed(edited), ...proof })).toMatchObject({ intact: false, sequence: 3, rule: "hash" });
  });

  test("a new installation has nothing to seal", async () => {
    expect(await reseal(open)).toBe(0);
    expect(existsSync(join(auditDir, "person-keys"))).toBe(true);
    expect(checkpointLines(auditDir)).toEqual(openTrail.checkpoints);
  });
});

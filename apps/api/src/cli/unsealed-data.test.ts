import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRecords } from "../features/audit/audit.repository.ts";
import { checkpointLines } from "../features/audit/checkpoint-files.ts";
import { readCheckpoints, signedCheckpoint } from "../features/audit/checkpoint-lines.ts";
import { hasOpenRecords } from "../features/audit/open-records.repository.ts";
import { verifyTrail } from "../features/audit/verify-trail.ts";
import type { OpenDatabase } from "../platform/database/client.ts";
import { openDatabase } from "../platform/database/open.ts";
import { makeEmbeddedBefore } from "../testing/earlier-database.repository.ts";
import { openTrail, storeOpenTrail } from "../testing/open-trail.repository.ts";
import { auditCommand } from "./audit-command.ts";
import { dataCommand } from "./data-command.ts";

/** An installation of an earlier version, whose eight records are still in the clear. */
const key = Buffer.from(openTrail.key, "hex");
let home: string;
let said: string[];
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "clausewise-unsealed-"));
  said = [];
  for (const name of ["data", "audit"]) mkdirSync(join(home, name));
  writeFileSync(join(home, "audit", "audit.key"), openTrail.key);
  writeCheckpoints(openTrail.checkpoints);
  await makeEmbeddedBefore("seal-under-person-keys", join(home, "data"), (database) => storeOpenTrail(database, openTrail.records));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const writeCheckpoints = (lines: readonly string[]) =>
  writeFileSync(join(home, "audit", "checkpoints.jsonl"), lines.map((line) => `${line}\n`).join(""));

const around = () => ({
  home,
  calledFrom: home,
  dataDir: "data",
  auditDir: "audit",
  copyDir: null,
  databaseUrl: null,
  environment: {},
  say: (line: string) => void said.push(line),
  complain: (line: string) => void said.push(line),
});

async function withData<T>(look: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase({ databaseUrl: null, dataDir: join(home, "data") });
  try {
    return await look(open);
  } finally {
    await open.close();
  }
}

async function* each(records: readonly unknown[]) {
  yield* records;
}

test("an older copy in the clear is stated as restored, sealed at once, and proven with what was lost", async () => {
  const { end } = readCheckpoints(openTrail.checkpoints, key);
  writeCheckpoints([...openTrail.checkpoints, JSON.stringify(signedCheckpoint({ sequence: 12, hash: "c".repeat(64) }, end, key))]);
  expect(await auditCommand(["restored", "--reason", "The disk failed"], around())).toBe(0);
  expect(said).toEqual(["Stated: the data was restored from a copy that ends at record 8; records 9 to 12 are lost."]);
  await withData(async ({ database }) => {
    expect(await hasOpenRecords(database)).toBe(false);
    const records = await readRecords(database, 1, 100);
    expect(JSON.stringify(records)).not.toContain("example.org");
    const proven = await verifyTrail({ records: each(records), checkpoints: () => checkpointLines(join(home, "audit")), key });
    expect(proven).toMatchObject({ intact: true, restores: [{ from: 9, to: 12, reason: "The disk failed" }] });
  });
});

test("data in the clear is not moved to a server: it is told to be sealed first, and nothing changes", async () => {
  expect(await dataCommand(["move-to-postgres", "postgres://nobody@127.0.0.1:1/none"], around())).toBe(1);
  expect(said).toEqual([
    "The audit records are still as an earlier version wrote them. Start Clausewise here once, stop it, and try again.",
  ]);
  expect(await withData(({ database }) => hasOpenRecords(database))).toBe(true);
  expect(checkpointLines(join(home, "audit"))).toEqual(openTrail.checkpoints);
});

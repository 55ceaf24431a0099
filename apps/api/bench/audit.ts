import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditRecord } from "@clausewise/contracts";
import { auditCommand } from "../src/cli/audit-command.ts";
import { writeExport } from "../src/cli/audit-records.ts";
import { hashOf } from "../src/canonical.ts";
import { chainStart, macOf } from "../src/features/audit/audit-chain.ts";
import type { OpenRecord } from "../src/features/audit/open-record.ts";
import { openPersonKeys } from "../src/features/audit/person-keys.ts";
import { resealOpenRecords } from "../src/features/audit/reseal.ts";
import { verifyTrail } from "../src/features/audit/verify-trail.ts";
import { systemClock } from "../src/platform/clock/clock.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { makeEmbeddedBefore } from "../src/testing/earlier-database.repository.ts";
import { addOpenRecords } from "../src/testing/open-trail.repository.ts";
import { sampleCheckpoints, sampleRecords } from "../src/testing/sample-trail.ts";

// Time to prove a trail, and to seal one of an earlier version anew: `node --conditions=@clausewise/source bench/audit.ts [records]`.

const many = Number(process.argv[2] ?? 100_000);
const key = randomBytes(32);
const folder = mkdtempSync(join(tmpdir(), "clausewise-audit-"));

const seconds = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(2)} s`);
};

async function* streamed(records: readonly AuditRecord[]): AsyncGenerator<AuditRecord, void> {
  yield* records;
}

const records = [...sampleRecords(many, key)];
const lines = sampleCheckpoints(
  records.filter(({ sequence }) => sequence % 20 === 0 || sequence === many),
  key,
);
writeFileSync(join(folder, "audit.key"), key.toString("hex"));
writeFileSync(join(folder, "checkpoints.jsonl"), lines.map((line) => `${line}\n`).join(""));
const file = join(folder, "export.jsonl");

console.log(`${many} records, ${lines.length} checkpoints`);
await seconds("verified in memory", () => verifyTrail({ records: streamed(records), checkpoints: () => lines, key }));
await seconds("exported", () => writeExport(file, streamed(records), lines.length, key));
const around = {
  home: folder,
  calledFrom: folder,
  dataDir: "data",
  auditDir: folder,
  copyDir: null,
  databaseUrl: null,
  say: console.log,
  complain: console.error,
};
await seconds("verified from the export", () => auditCommand(["verify", "--export", file], around));

/** The same as an earlier version wrote them, in the clear. */
function* openRecords(count: number): Generator<OpenRecord, void> {
  let previous_hash = chainStart;
  for (const { sequence, recorded_at } of sampleRecords(count, key)) {
    const content = {
      sequence,
      recorded_at,
      actor_id: "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739",
      actor_label: "ana@example.org",
      actor_role: "regulatory_professional",
      session_id: "f4".repeat(32),
      request_id: `request-${sequence}`,
      address: "127.0.0.1",
      action: "answer.given",
      object_type: "answer",
      object_id: `answer-${sequence}`,
      object_version: null,
      reason: null,
      changes: { query: `What must a 510(k) summary contain? (${sequence})` },
      outcome: "done" as const,
      previous_hash,
    };
    const hash = hashOf(content);
    yield { ...content, hash, mac: macOf(hash, key) };
    previous_hash = hash;
  }
}

const atOnce = 5000;
const dataDir = join(folder, "data");
mkdirSync(dataDir);
const old = [...openRecords(many)];
await makeEmbeddedBefore("seal-under-person-keys", dataDir, async (database) => {
  for (let at = 0; at < old.length; at += atOnce) await addOpenRecords(database, old.slice(at, at + atOnce));
});
const open = await openDatabase({ databaseUrl: null, dataDir });
const oldLines = sampleCheckpoints(old.slice(-1), key);
writeFileSync(join(folder, "checkpoints.jsonl"), oldLines.map((line) => `${line}\n`).join(""));
const people = openPersonKeys(folder);
await seconds("sealed anew on the embedded database", () =>
  resealOpenRecords(open.database, { auditDir: folder, key, people, clock: systemClock }),
);
await open.close();
rmSync(folder, { recursive: true });

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditRecord } from "@clausewise/contracts";
import { auditCommand } from "../src/cli/audit-command.ts";
import { writeExport } from "../src/cli/audit-records.ts";
import { verifyTrail } from "../src/features/audit/verify-trail.ts";
import { sampleCheckpoints, sampleRecords } from "../src/testing/sample-trail.ts";

// Time to prove a trail: `node --conditions=@clausewise/source bench/audit.ts [records]`.

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
rmSync(folder, { recursive: true });

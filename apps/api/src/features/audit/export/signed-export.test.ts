import { execFile } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { AuditRecord } from "@clausewise/contracts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sampleRecords } from "../../../testing/sample-trail.ts";
import { exportKeyOf } from "./export-key.ts";
import { signedExport } from "./signed-export.ts";

const verifier = fileURLToPath(new URL("../../../../../../tooling/verifier/verify-audit-export.mjs", import.meta.url));
const key = exportKeyOf(generateKeyPairSync("ed25519").privateKey);
const read = { actor_label: "ana@example.org", session_id: null, address: null, reason: null, changes: {} };

let base: string;
let folder: string;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "clausewise-export-"));
});
beforeEach(() => {
  folder = join(base, randomBytes(4).toString("hex"));
  mkdirSync(folder);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function* all(records: Iterable<AuditRecord>) {
  for (const record of records) yield { record, read };
}

/** Exports records into the folder. */
async function given(records: Iterable<AuditRecord>, whole = true): Promise<void> {
  const statement = { exported_at: "2026-01-06T08:00:00.000Z", whole, filter: whole ? {} : { action: "answer.given" } };
  const zip = await buffer(signedExport(all(records), statement, key));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) writeFileSync(join(folder, name), bytes);
}

const verified = (...more: string[]): Promise<{ code: number; told: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [verifier, folder, ...more], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), told: stdout + stderr }),
    );
  });

const records = (count = 5) => [...sampleRecords(count, Buffer.alloc(32, 1))];

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));
}

describe("an export, by the verifier that stands alone", () => {
  test("is intact as it was made", async () => {
    await given(records());
    const { code, told } = await verified();
    expect([code, told]).toEqual([0, expect.stringContaining("intact: 5 records, the whole trail, up to no. 5")]);
    expect(told).toContain(key.fingerprint);
  });

  test("is intact where it is a part of the trail, which it says", async () => {
    await given(
      records().filter(({ sequence }) => sequence % 2 === 0),
      false,
    );
    expect(await verified()).toMatchObject({ code: 0, told: expect.stringContaining('what fits {"action":"answer.given"}') as string });
  });

  test("is broken where a word of it was changed", async () => {
    await given(records());
    edit("records.ndjson", (text) => text.replace("ana@example.org", "ben@example.org"));
    expect(await verified()).toMatchObject({ code: 1, told: expect.stringContaining("not the file that was signed") as string });
  });

  test("is broken where the manifest was changed to fit", async () => {
    await given(records());
    edit("manifest.json", (text) => text.replace('"records": 5', '"records": 4'));
    expect(await verified()).toMatchObject({ code: 1, told: expect.stringContaining("not signed with this key") as string });
  });

  test("is broken where a record was left out, or is another, before it was signed", async () => {
    await given(records().filter(({ sequence }) => sequence !== 3));
    expect(await verified()).toMatchObject({ code: 1, told: expect.stringContaining("record 4: a record before it is missing") as string });
    await given(records().map((record) => (record.sequence === 2 ? { ...record, outcome: "denied" as const } : record)));
    expect(await verified()).toMatchObject({
      code: 1,
      told: expect.stringContaining("record 2: its content is not what was hashed") as string,
    });
  });

  test("is broken where somebody else signed it, once the right key is named", async () => {
    await given(records());
    const right = join(base, "right.pem");
    writeFileSync(right, exportKeyOf(generateKeyPairSync("ed25519").privateKey).publicKey);
    expect((await verified()).code).toBe(0);
    expect((await verified("--public-key", right)).code).toBe(1);
  });

  test("cannot be read where a file is missing", async () => {
    await given(records());
    rmSync(join(folder, "manifest.sig"));
    expect((await verified()).code).toBe(2);
  });
});

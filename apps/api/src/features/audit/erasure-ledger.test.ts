import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { randomBytes, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openErasureLedger } from "./erasure-ledger.ts";

const key = randomBytes(32);
let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-erasures-"));
  for (const name of ["audit", "copy"]) mkdirSync(join(folder, name));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (copy = false) =>
  openErasureLedger({
    auditDir: join(folder, "audit"),
    copyDir: copy ? join(folder, "copy") : null,
    key,
    warn: (line) => void warnings.push(line),
  });
const erasure = (person_id: string = randomUUID()) => ({ person_id, erased_at: "2026-05-03T10:00:00.000Z", files: ["ab/cd"] });

test("a deletion is known in this process, in another one, and after a start", () => {
  const [here, there, one] = [open(), open(), erasure()];
  expect(there.has(one.person_id)).toBe(false);
  here.add(one);
  expect([here.has(one.person_id), there.has(one.person_id)]).toEqual([true, true]);
  expect(open().all()).toEqual([one]);
});

test("a line that a stop cut off hides none of those after it, and is told of", () => {
  const [first, second] = [erasure(), erasure()];
  open().add(first);
  appendFileSync(join(folder, "audit", "erasures.jsonl"), '{"person_id":"27');
  open().add(second);
  expect(open().all()).toEqual([first, second]);
  expect(warnings.at(-1)).toMatch(/^1 lines of .+ were cut off, edited or not signed/);
});

test("a line of somebody else's making deletes nobody", () => {
  const forged = { ...erasure(), signature: "0".repeat(64) };
  appendFileSync(join(folder, "audit", "erasures.jsonl"), `${JSON.stringify(forged)}\n`);
  expect(open().has(forged.person_id)).toBe(false);
});

test("what an older audit folder lacks comes back from the copy, and what the copy lacks goes there", () => {
  const [first, second] = [erasure(), erasure()];
  open().add(first);
  open(true).add(second);
  expect(readFileSync(join(folder, "copy", "erasures.jsonl"), "utf8")).toContain(first.person_id);
  rmSync(join(folder, "audit", "erasures.jsonl"));
  expect(open(true).all()).toEqual([first, second]);
  expect(existsSync(join(folder, "audit", "erasures.jsonl"))).toBe(true);
});

import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holderOf, KeyDestroyed, openPersonKeys } from "./person-keys.ts";

const run = promisify(execFile);
const ana = "2775b27e-c5fe-4fa4-b2bb-bb13d7d23739";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOfAna = () => join(folder, "person-keys", `${ana}.key`);

test("a person's key is made once, and stays the same for every process", () => {
  const key = openPersonKeys(folder).of(ana);
  expect(key).toHaveLength(32);
  expect(openPersonKeys(folder).of(ana)).toEqual(key);
  expect(openPersonKeys(folder).read(ana)).toEqual(key);
  expect(readdirSync(join(folder, "person-keys"))).toEqual([`${ana}.key`]);
});

test("processes that need a key at once all get the same", async () => {
  const module = JSON.stringify(new URL("person-keys.ts", import.meta.url).href);
  const program = `const { openPersonKeys } = await import(${module});
    process.stdout.write(openPersonKeys(${JSON.stringify(folder)}).of("${ana}").toString("hex"));`;
  const options = ["--conditions=@clausewise/source", "--input-type=module", "-e", program];
  const keys = await Promise.all([1, 2, 3].map(() => run(process.execPath, options)));
  expect(new Set(keys.map(({ stdout }) => stdout)).size).toBe(1);
});

test("a key that was destroyed is gone for good, and no other is made in its place", () => {
  const keys = openPersonKeys(folder);
  const hex = keys.of(ana).toString("hex");
  keys.destroy(ana);
  expect(keys.read(ana)).toBeNull();
  expect(() => keys.of(ana)).toThrow(KeyDestroyed);
  expect(() => openPersonKeys(folder).of(ana)).toThrow(KeyDestroyed);
  expect(readFileSync(fileOfAna(), "utf8")).not.toContain(hex);
});

test("reading finds out at once that another process destroyed a key", () => {
  const keys = openPersonKeys(folder);
  keys.of(ana);
  openPersonKeys(folder).destroy(ana);
  expect(keys.read(ana)).toBeNull();
});

test("what was destroyed by another process seals nothing more here, though it was at hand", () => {
  const keys = openPersonKeys(folder);
  keys.of(ana);
  openPersonKeys(folder).destroy(ana);
  expect(() => keys.of(ana)).toThrow(KeyDestroyed);
});

test("nobody's key is one a month, by the time of the record", () => {
  expect(holderOf(null, "2026-11-02T08:00:00.000Z")).toBe("nobody-2026-11");
  expect(holderOf(null, "../../etc")).toBe("nobody-undated");
  expect(holderOf(ana, "2026-11-02T08:00:00.000Z")).toBe(ana);
});

test("keys that are gone while there are records are missed, and no others are made", () => {
  expect(() => openPersonKeys(folder, true)).toThrow("Put the folder back from a backup");
  expect(readdirSync(folder)).toEqual([]);
});

test("what is no holder names no file", () => {
  expect(() => openPersonKeys(folder).of("../audit")).toThrow("holds no key");
});

test("a file that holds no key is refused rather than written over, since records were sealed with what it held", () => {
  openPersonKeys(folder).of(ana);
  writeFileSync(fileOfAna(), "half a key");
  expect(() => openPersonKeys(folder).of(ana)).toThrow("Put it back from a backup");
});

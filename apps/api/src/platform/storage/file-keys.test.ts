import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findKey, keysOf, makeFileKeys, newKey, readFileKeys, type KeySettings } from "./file-keys.ts";

let folder: string;
let settings: KeySettings;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-file-keys-"));
  settings = { given: null, file: join(folder, "file-keys") };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a key is made once, stays the same for every process, and only its owner can read it", () => {
  expect(readFileKeys(settings)).toBeNull();
  const made = makeFileKeys(settings);
  expect(makeFileKeys(settings)).toEqual(made);
  expect(readFileKeys(settings)).toEqual(made);
  expect(statSync(settings.file).mode & 0o077).toBe(0);
});

test("of several keys the first is the current one, and every one is found by its id", () => {
  const [first, second] = [newKey(), newKey()];
  const keys = readFileKeys({ ...settings, given: [first, second] });
  expect(keys?.current.secret.toString("hex")).toBe(first);
  const older = keysOf([second]).current;
  expect(keys && findKey(keys, older.id)?.secret).toEqual(older.secret);
  expect(keys && findKey(keys, "0".repeat(16))).toBeNull();
  expect(existsSync(settings.file)).toBe(false);
});

test.each(["", "half a key", `${newKey()}\nand more`])("a file with %j is refused rather than written over", (text) => {
  writeFileSync(settings.file, text);
  expect(() => readFileKeys(settings)).toThrow("Put it back from a backup");
});

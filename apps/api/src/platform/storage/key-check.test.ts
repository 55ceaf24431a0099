import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newKey } from "./file-keys.ts";
import { openFolder } from "./folder-place.ts";
import { readKeyCheck } from "./key-check.ts";
import { openFiles } from "./open-files.ts";
import type { StorageSettings } from "./settings.ts";

let home: string;
let dataDir: string;
let keyFile: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "clausewise-key-check-"));
  dataDir = join(home, "data");
  mkdirSync(dataDir);
  keyFile = join(home, "file-keys");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const underFile = (): StorageSettings => ({ keys: { given: null, file: keyFile }, bucket: null, scanner: null });
const given = (...keys: string[]): StorageSettings => ({ keys: { given: keys, file: keyFile }, bucket: null, scanner: null });
const start = async (settings = underFile()) => {
  const { files, close } = await openFiles(dataDir, settings);
  close();
  return files;
};
async function* bytes(text: string) {
  yield Buffer.from(text);
}
const textOf = async (blob: string, settings = underFile()) => {
  const stream = await (await start(settings)).read(blob);
  const parts: Buffer[] = [];
  for await (const part of stream ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};
const recordFile = () => join(dataDir, "files", "key-check.json");

test("the first start makes a key, and the next reads with it", async () => {
  const { blob } = await (await start()).keep(bytes("confidential"));
  expect(readFileSync(join(dataDir, "files", blob)).includes("confidential")).toBe(false);
  expect(await textOf(blob)).toBe("confidential");
});

test("without its key a start ends with one line, and makes no other", async () => {
  await (await start()).keep(bytes("confidential"));
  rmSync(keyFile);
  await expect(start()).rejects.toThrow(
    /^The stored files are encrypted under the key [0-9a-f]{16}, but there is no .+file-keys\. Nothing was changed\. [^\n]+$/,
  );
  expect(existsSync(keyFile)).toBe(false);
});

test("with another key a start ends with one line, also where the record beside the files is gone", async () => {
  await (await start()).keep(bytes("confidential"));
  writeFileSync(keyFile, newKey());
  await expect(start()).rejects.toThrow(/which is not the one in .+file-keys\. Nothing was changed/);
  rmSync(recordFile());
  await expect(start()).rejects.toThrow(/which is not the one in .+file-keys\. Nothing was changed/);
  await expect(start(given(newKey()))).rejects.toThrow(/which is not the one in FILE_KEYS\. Nothing was changed/);
  expect(existsSync(recordFile())).toBe(false);
});

test("a store that has no file yet holds on to its key too", async () => {
  await start(given(newKey()));
  await expect(start(given(newKey()))).rejects.toThrow("Put the key back from a backup");
});

test("a new key in front of the old one is taken, and both are needed from then on", async () => {
  const [older, newer] = [newKey(), newKey()];
  const { blob } = await (await start(given(older))).keep(bytes("confidential"));
  expect(await textOf(blob, given(newer, older))).toBe("confidential");
  await expect(start(given(newer))).rejects.toThrow("Put the key back from a backup");
  expect(await readKeyCheck(openFolder(dataDir))).toMatchObject({ settled: false });
});

test("files of an earlier version, which are not encrypted, keep no start from making a key", async () => {
  const blob = "0b/0be1fcde1cbc2bb9f3c2eca11d0c3d0a23c6b0b40df6bf7c8d2a24c0b1b9b0d0-0c4a7f3e-4a4b-4a39-8d3c-5b8f5d0f9d10";
  mkdirSync(join(dataDir, "files", "0b"), { recursive: true });
  writeFileSync(join(dataDir, "files", blob), "plain");
  await start();
  expect(existsSync(keyFile)).toBe(true);
  expect(await readKeyCheck(openFolder(dataDir))).toMatchObject({ settled: false });
});

test("a store of which nothing is older than its key says so", async () => {
  await start();
  expect(await readKeyCheck(openFolder(dataDir))).toMatchObject({ settled: true });
});

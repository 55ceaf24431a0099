import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditKey, openCheckpointLog } from "../features/audit/checkpoints.ts";
import { newKey } from "../platform/storage/file-keys.ts";
import { openFiles } from "../platform/storage/open-files.ts";
import { storageIn } from "../platform/storage/settings.ts";
import { openDatabase } from "../platform/database/open.ts";
import { readRecords } from "../features/audit/audit.repository.ts";
import { layDatabase } from "../testing/database.ts";
import { dataCommand } from "./data-command.ts";

const template = mkdtempSync(join(tmpdir(), "clausewise-rotation-"));
let home: string;
let blob: string;
beforeAll(async () => {
  await layDatabase(join(template, "data"));
  openCheckpointLog(join(template, "audit"), auditKey(join(template, "audit"), false)).begin();
});
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "clausewise-rotate-"));
  cpSync(template, home, { recursive: true });
  ({ blob } = await keep("confidential"));
  return () => rmSync(home, { recursive: true, force: true });
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

const dataDir = () => join(home, "data");
const keyFile = () => join(home, "audit", "file-keys");
const keysInFile = () => readFileSync(keyFile(), "utf8").trim().split("\n");
const open = (environment: NodeJS.ProcessEnv = {}) => openFiles(dataDir(), storageIn(environment, join(home, "audit")));

async function keep(content: string, environment: NodeJS.ProcessEnv = {}) {
  async function* bytes() {
    yield Buffer.from(content);
  }
  const { files, close } = await open(environment);
  const kept = await files.keep(bytes());
  close();
  return kept;
}

async function contentOf(environment: NodeJS.ProcessEnv = {}) {
  const { files, close } = await open(environment);
  const stream = await files.read(blob);
  const content = stream && (await text(stream));
  close();
  return content;
}

async function rotate(environment: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await dataCommand(["rotate-file-key"], { home, dataDir: "data", auditDir: "audit", environment, say, complain: say });
  return { code, said: lines.join("\n") };
}

test("a new key takes the place of the old one, which then opens nothing", async () => {
  const [old = ""] = keysInFile();
  const { code, said } = await rotate();
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^A new key stands in .+file-keys\. Back it up\.\n1 files were encrypted anew under the key [0-9a-f]{16}/),
  ]);
  expect(keysInFile()).toHaveLength(1);
  expect(keysInFile()).not.toContain(old);
  expect(statSync(keyFile()).mode & 0o077).toBe(0);
  expect(await contentOf()).toBe("confidential");
  writeFileSync(keyFile(), old);
  await expect(open()).rejects.toThrow("Put the key back from a backup");
});

test("the change leaves a record in the trail, without any key in it", async () => {
  await rotate();
  const opened = await openDatabase({ databaseUrl: null, dataDir: dataDir(), begun: true });
  const records = await readRecords(opened.database, 1, 100);
  await opened.close();
  expect(records.map(({ action }) => action)).toContain("files.rekeyed");
  expect(JSON.stringify(records)).not.toContain(keysInFile()[0]);
});

test("cut off after the new key was made, it goes on with that one", async () => {
  const [old = ""] = keysInFile();
  const made = newKey();
  writeFileSync(keyFile(), `${made}\n${old}\n`);
  expect(await contentOf()).toBe("confidential");
  expect((await rotate()).code).toBe(0);
  expect(keysInFile()).toEqual([made]);
  expect(await contentOf()).toBe("confidential");
});

test("while a server uses the files nothing is changed", async () => {
  const before = keysInFile();
  const { close } = await open();
  expect(await rotate()).toEqual({ code: 1, said: "Clausewise is using data. Stop it first." });
  close();
  expect(keysInFile()).toEqual(before);
});

test("a file that is damaged keeps the old key, and is named", async () => {
  const path = join(dataDir(), "files", blob);
  writeFileSync(path, readFileSync(path).fill(0, 60));
  const { code, said } = await rotate();
  expect([code, said]).toEqual([1, expect.stringContaining(`The stored file ${blob} is damaged`)]);
  expect(keysInFile()).toHaveLength(2);
});

test("keys of the environment are changed there: with two of them the files move to the first", async () => {
  rmSync(join(dataDir(), "files"), { recursive: true });
  const [older, newer] = [newKey(), newKey()];
  ({ blob } = await keep("confidential", { FILE_KEYS: older }));
  expect(await rotate({ FILE_KEYS: older })).toEqual({ code: 1, said: expect.stringContaining("Put a new one in front of it") });
  expect((await rotate({ FILE_KEYS: `${newer},${older}` })).code).toBe(0);
  expect(await contentOf({ FILE_KEYS: newer })).toBe("confidential");
});

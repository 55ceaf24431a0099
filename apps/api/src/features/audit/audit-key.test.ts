import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { auditKey } from "./checkpoints.ts";

const run = promisify(execFile);
const checkpoints = new URL("checkpoints.ts", import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-key-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for the key in a process of its own, after `first` ran there. */
const inProcess = (first: string) =>
  run(process.execPath, [
    "--conditions=@clausewise/source",
    "--input-type=module",
    "-e",
    `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; ${first} syncBuiltinESMExports();
    const { auditKey } = await import(${JSON.stringify(checkpoints)});
    process.stdout.write(auditKey(${JSON.stringify(folder)}, false).toString("hex"));`,
  ]);

const killedWhile = (doing: "opening" | "writing") => `
  const write = fs.writeFileSync;
  fs.writeFileSync = (file, text, options) => {
    write(file, text.slice(0, ${doing === "opening" ? 0 : 20}), options);
    process.kill(process.pid, "SIGKILL");
  };`;

test.each(["opening", "writing"] as const)("a process killed while %s the key file leaves no half a key behind", async (doing) => {
  await expect(inProcess(killedWhile(doing))).rejects.toMatchObject({ signal: "SIGKILL" });
  expect(existsSync(join(folder, "audit.key"))).toBe(false);
  expect(auditKey(folder, false)).toHaveLength(32);
});

test("processes that start at once all seal with the same key", async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => inProcess("")));
  expect(new Set([...keys.map(({ stdout }) => stdout), auditKey(folder, false).toString("hex")]).size).toBe(1);
});

test("a key that is there stays, and nothing is left beside it", () => {
  const key = auditKey(folder, false);
  expect(auditKey(folder, false)).toEqual(key);
  expect(readdirSync(folder)).toEqual(["audit.key"]);
});

test("a file that holds no key is refused rather than written over, since records were sealed with what it held", () => {
  writeFileSync(join(folder, "audit.key"), "");
  expect(() => auditKey(folder, false)).toThrow("audit.key does not hold a key");
});

test.each(["checkpoints", "records"])("a key that is gone is never replaced where there are %s", (what) => {
  if (what === "checkpoints") writeFileSync(join(folder, "checkpoints.jsonl"), "{}\n");
  expect(() => auditKey(folder, what === "records")).toThrow("Put the key back from a backup");
  expect(existsSync(join(folder, "audit.key"))).toBe(false);
});

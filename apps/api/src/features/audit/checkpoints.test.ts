import { execFile } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkpointLines, logPath } from "./checkpoint-files.ts";
import { auditKey, openCheckpointLog } from "./checkpoints.ts";

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

describe("the checkpoint file", () => {
  const key = Buffer.alloc(32, 7);
  const record = (sequence: number) => ({ sequence, hash: String(sequence).repeat(64) });
  const sequences = () => checkpointLines(folder).map((line) => JSON.parse(line).sequence as number);
  let warnings: string[];
  const open = () => openCheckpointLog(folder, key, (line) => void warnings.push(line));
  beforeEach(() => {
    warnings = [];
  });

  test("covers the last of many records with one line, and none before the first", () => {
    const log = open();
    log.begin();
    log.flush();
    for (const sequence of [1, 3, 2]) log.reached(record(sequence));
    log.flush();
    expect(sequences()).toEqual([0, 3]);
  });

  test("is found by the next start as it was left, sound and with the furthest record", () => {
    const log = open();
    log.begin();
    log.reached(record(2));
    log.flush();
    expect(open().found).toMatchObject({ furthest: { sequence: 2 }, fault: null });
  });

  test("that lost its last line while the server ran gets it again, so that nothing is left uncovered", () => {
    const log = open();
    log.begin();
    const before = readFileSync(logPath(folder));
    log.reached(record(1));
    log.flush();
    writeFileSync(logPath(folder), before);
    log.flush();
    expect(sequences()).toEqual([0, 1]);
  });

  test("loses half a line that a loss of power left, and goes on from the last whole one", () => {
    open().begin();
    appendFileSync(logPath(folder), '{"sequence":9,"ha');
    const log = open();
    log.reached(record(1));
    log.flush();
    expect(sequences()).toEqual([0, 1]);
    expect(open().found.fault).toBeNull();
  });

  test("that cannot be written is told of once, and covers what waited as soon as it can", () => {
    const log = open();
    log.begin();
    rmSync(folder, { recursive: true });
    log.reached(record(1));
    log.flush();
    log.reached(record(2));
    log.flush();
    expect(warnings).toEqual([expect.stringContaining("cannot be written")]);
    mkdirSync(folder);
    log.flush();
    expect(sequences()).toEqual([2]);
  });

  test("keeps a stated restore between the lines before it and those after it", () => {
    const log = open();
    log.begin();
    log.reached(record(5));
    log.flush();
    log.restored(record(2), { lost: 5, reason: "the disk failed", stated_at: "2026-11-22T08:00:00.000Z" });
    log.reached(record(3));
    log.flush();
    expect(sequences()).toEqual([0, 5, 2, 3]);
    expect(open().found).toMatchObject({ furthest: { sequence: 3 }, fault: null });
  });

  test("goes to every copy line by line, those of before first", () => {
    const copied: string[] = [];
    open().begin();
    const log = openCheckpointLog(folder, key, () => undefined, {
      begin: (lines) => void copied.push(...lines),
      add: (line) => void copied.push(line),
      close: () => undefined,
    });
    log.reached(record(1));
    log.flush();
    expect(copied).toEqual(checkpointLines(folder));
  });
});

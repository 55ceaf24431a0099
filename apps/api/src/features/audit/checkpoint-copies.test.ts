import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../platform/clock/clock.ts";
import { openCheckpointCopies } from "./checkpoint-copies.ts";
import { checkpointLines, logPath } from "./checkpoint-files.ts";

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-copies-"));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (settings: Partial<Parameters<typeof openCheckpointCopies>[0]>) =>
  openCheckpointCopies({ folder: null, syslog: null, ...settings }, { clock: systemClock, warn: (line) => void warnings.push(line) });

test("a second folder gets what it has missed and every new line, and keeps what only it holds", () => {
  appendFileSync(logPath(folder), "one\nelsewhere\n");
  const copies = open({ folder });
  copies.begin(["one", "two"]);
  copies.add("three");
  expect(checkpointLines(folder)).toEqual(["one", "elsewhere", "two", "three"]);
});

test("a second folder that is away is told once and catches up when it is back", () => {
  const away = join(folder, "away");
  const copies = open({ folder: away });
  copies.begin(["one"]);
  copies.add("two");
  expect(warnings).toEqual([expect.stringContaining("cannot be written")]);
  mkdirSync(away);
  copies.add("three");
  expect(checkpointLines(away)).toEqual(["one", "two", "three"]);
});

test("a file in the place of the second folder is no reason to stop", () => {
  writeFileSync(join(folder, "file"), "");
  const copies = open({ folder: join(folder, "file") });
  copies.begin(["one"]);
  expect(warnings).toHaveLength(1);
});

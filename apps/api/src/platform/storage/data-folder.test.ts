import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmbedded } from "../database/embedded.ts";
import { layDatabase } from "../../testing/database.ts";
import { claimDataFolder } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lay = (path: string, text = "") => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test("an empty folder takes a new database, also beside what a start makes before it", () => {
  lay("session-secret");
  lay("lock");
  mkdirSync(join(folder, "files"));
  claimDataFolder(folder, false)();
  expect(existsSync(join(folder, "first-start"))).toBe(false);
});

test.each(["files/ab/file", "library.index", "postgres/base/1/1259"])("no new database is made beside %s", (path) => {
  lay(path);
  expect(() => claimDataFolder(folder, false)).toThrow(`holds ${path.split("/")[0]}, but no database. Nothing was changed.`);
  expect(readdirSync(folder)).toEqual([path.split("/")[0]]);
});

test("no new database is made where checkpoints name records", () => {
  expect(() => claimDataFolder(folder, true)).toThrow("holds no database, but the checkpoints in AUDIT_DIR name audit records");
});

test("a first start that was cut off is begun again, and what it left is kept aside", () => {
  claimDataFolder(folder, false);
  lay("postgres/base/half", "half");
  claimDataFolder(folder, false)();
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  expect(readdirSync(join(folder, "quarantine"), { recursive: true, encoding: "utf8" }).some((name) => name.endsWith("half"))).toBe(true);
});

test("a database whose PG_VERSION is cut off is called damaged in one line", () => {
  lay("postgres/PG_VERSION");
  expect(() => claimDataFolder(folder, true)).toThrow(
    /is damaged and cannot be opened \(its PG_VERSION is cut off\).*put both back from a backup/,
  );
});

test("garbage in the files of a database is called damaged in one line", async () => {
  await layDatabase(folder);
  const control = join(folder, "postgres", "global", "pg_control");
  writeFileSync(control, Buffer.alloc(8192, "x"));
  await expect(openEmbedded(folder, true)).rejects.toThrow(/is damaged and cannot be opened \(.+\). Clausewise left it as it is\./);
});

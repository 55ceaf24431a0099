import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeOnce, writeWhole } from "./write-whole.ts";

/** On a full disk half of a file is written before that is told. */
function fillDisk(): void {
  const write = fs.writeFileSync;
  vi.spyOn(fs, "writeFileSync").mockImplementation((file) => {
    write(file, "ha");
    throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
  });
  syncBuiltinESMExports();
}

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-whole-"));
  file = join(folder, "kept");
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

test("a file takes the place of the one before, whole", () => {
  writeWhole(file, "first");
  writeWhole(file, "second");
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(readdirSync(folder)).toEqual(["kept"]);
});

test("a file that is made once stays as it was made first", () => {
  writeOnce(file, "first");
  writeOnce(file, "second");
  expect(readFileSync(file, "utf8")).toBe("first");
  expect(readdirSync(folder)).toEqual(["kept"]);
});

test.each([
  ["whole", writeWhole],
  ["once", writeOnce],
])("a full disk leaves no half of a file written %s", (_, write) => {
  fillDisk();
  expect(() => write(file, "anything")).toThrow("no space left");
  expect(readdirSync(folder)).toEqual([]);
});

test("what cannot take its place leaves what stood there, and no draft", () => {
  mkdirSync(file);
  writeFileSync(join(file, "inside"), "");
  expect(() => writeWhole(file, "anything")).toThrow();
  expect(readdirSync(folder)).toEqual(["kept"]);
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readIndexFile, readIndexMark, writeIndexFile } from "./index-file.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-index-"));
  path = join(folder, "kept", "library.index");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mark = { key: 42, hash: "a".repeat(64) };
const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 251);

test("a kept index comes back byte for byte, with the passage it has read up to", async () => {
  await writeIndexFile(path, mark, bytes);
  expect(await readIndexFile(path)).toEqual({ mark, bytes });
});

test("up to where it has read is known without reading it", async () => {
  await writeIndexFile(path, mark, bytes);
  expect(await readIndexMark(path)).toEqual(mark);
});

test("it is its owner's alone, as the texts in it are", async () => {
  await writeIndexFile(path, mark, bytes);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("another one takes its place whole", async () => {
  await writeIndexFile(path, mark, bytes);
  await writeIndexFile(path, { ...mark, key: 43 }, bytes.subarray(0, 3));
  expect(await readIndexFile(path)).toEqual({ mark: { ...mark, key: 43 }, bytes: bytes.subarray(0, 3) });
});

test.each([
  ["is not there", null],
  ["was emptied", () => Buffer.alloc(0)],
  ["was cut off in its head", (file: Buffer) => file.subarray(0, 20)],
  ["was overwritten with zeros", (file: Buffer) => Buffer.alloc(file.length)],
  ["is of another kind", () => Buffer.from("a letter")],
])("a file that %s counts as none, for the database can make it anew", async (_, damage) => {
  await writeIndexFile(path, mark, bytes);
  if (damage) writeFileSync(path, damage(readFileSync(path)));
  else rmSync(path);
  expect([await readIndexFile(path), await readIndexMark(path)]).toEqual([null, null]);
});

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDraftFile, type DraftFile } from "./draft-file.ts";

const piece = Buffer.alloc(1_500_000, "a");

let folder: string;
let path: string;
let draft: DraftFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-draft-"));
  path = join(folder, "draft");
  draft = createDraftFile(path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what is small is on the disk whole or not at all", async () => {
  await draft.write(Buffer.from("a few words"));
  expect(existsSync(path)).toBe(false);
  await draft.finish();
  expect(readFileSync(path, "utf8")).toBe("a few words");
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("what is large is written as it comes, in its order", async () => {
  await draft.write(piece);
  await draft.write(piece);
  expect(statSync(path).size).toBe(piece.length * 2);
  await draft.write(Buffer.from("the end"));
  await draft.finish();
  expect(statSync(path).size).toBe(piece.length * 2 + 7);
  expect(readFileSync(path).subarray(-7).toString()).toBe("the end");
});

test("nothing is a file as well", async () => {
  await draft.finish();
  expect(readFileSync(path, "utf8")).toBe("");
});

test.each([0, 1, 2])("a draft of %d pieces that is dropped leaves nothing", async (pieces) => {
  for (let nth = 0; nth < pieces; nth += 1) await draft.write(piece);
  await draft.drop();
  expect(existsSync(path)).toBe(false);
});

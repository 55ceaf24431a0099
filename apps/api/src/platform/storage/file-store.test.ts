import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFileStore } from "./file-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* bytes(text: string) {
  yield Buffer.from(text);
}
const soon = () => Date.now() + 60_000;
const names = (place: string) => readdirSync(join(folder, place), { recursive: true, encoding: "utf8" });

test("a spooled file that is kept is moved, and discarding it later does no harm", async () => {
  const files = openFileStore(folder);
  const spooled = await files.spool(bytes("text"));
  const { blob } = await files.keep(spooled);
  await spooled.discard();
  expect(names("files")).toContain(blob);
  expect(names("uploads")).toEqual([]);
});

test("the same bytes twice are two files, so that removing one keeps the other", async () => {
  const files = openFileStore(folder);
  const [a, b] = [await files.keep(bytes("same")), await files.keep(bytes("same"))];
  await files.remove(a.blob);
  expect(names("files")).toContain(b.blob);
  expect(names("files")).not.toContain(a.blob);
});

test("a restart clears unfinished uploads and files no document stands for", async () => {
  const files = openFileStore(folder);
  const known = await files.keep(bytes("known"));
  const orphan = await files.keep(bytes("orphan"));
  writeFileSync(join(folder, "uploads", "cut.upload"), "half");
  await files.sweep(new Set([known.blob]), soon());
  expect(names("uploads")).toEqual([]);
  expect(names("files")).toContain(known.blob);
  expect(names("files")).not.toContain(orphan.blob);
});

test("what another process is writing right now is left alone", async () => {
  const files = openFileStore(folder);
  writeFileSync(join(folder, "uploads", "fresh.upload"), "half");
  await files.sweep(new Set(), Date.now() - 3_600_000);
  expect(names("uploads")).toEqual(["fresh.upload"]);
});

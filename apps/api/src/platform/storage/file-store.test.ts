import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const day = "2026-11-22";
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

test("a restart clears unfinished uploads and nothing else", async () => {
  const files = openFileStore(folder);
  const { blob } = await files.keep(bytes("kept"));
  writeFileSync(join(folder, "uploads", "cut.upload"), "half");
  await files.dropUnfinished(soon());
  expect(names("uploads")).toEqual([]);
  expect(names("files")).toContain(blob);
});

test("a file the database does not know is set aside with the day, never deleted", async () => {
  const files = openFileStore(folder);
  const known = await files.keep(bytes("known"));
  const unknown = await files.keep(bytes("unknown"));
  expect(files.reconcile(new Set([known.blob]), soon(), day)).toEqual({ setAside: [unknown.blob], broughtBack: [], missing: [] });
  expect(names("files")).toContain(known.blob);
  expect(names("files")).not.toContain(unknown.blob);
  expect(readFileSync(join(folder, "quarantine", day, unknown.blob), "utf8")).toBe("unknown");
});

test("with the right database again every file that was set aside is back where it was", async () => {
  const files = openFileStore(folder);
  const { blob } = await files.keep(bytes("text"));
  files.reconcile(new Set(), soon(), day);
  expect(files.reconcile(new Set([blob, "aa/gone"]), soon(), day)).toEqual({ setAside: [], broughtBack: [blob], missing: ["aa/gone"] });
  expect(readFileSync(join(folder, "files", blob), "utf8")).toBe("text");
});

test("what another process is writing right now is left alone", async () => {
  const files = openFileStore(folder);
  const { blob } = await files.keep(bytes("fresh"));
  writeFileSync(join(folder, "uploads", "fresh.upload"), "half");
  await files.dropUnfinished(Date.now() - 3_600_000);
  files.reconcile(new Set(), Date.now() - 3_600_000, day);
  expect(names("uploads")).toEqual(["fresh.upload"]);
  expect(names("files")).toContain(blob);
});

import { createHash, randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestFiles } from "../../testing/files.ts";
import type { FileStore } from "./file-store.ts";
import type { ByteRange } from "./sealed-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* bytes(text: string) {
  yield Buffer.from(text);
}
const textOf = async (files: FileStore, blob: string, range?: ByteRange) => {
  const parts: Uint8Array[] = [];
  for await (const part of (await files.read(blob, range)) ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};
const day = "2026-11-22";
const soon = () => Date.now() + 60_000;
const names = (place: string) => readdirSync(join(folder, place), { recursive: true, encoding: "utf8" });

test("a spooled file that is kept is moved, and discarding it later does no harm", async () => {
  const files = openTestFiles(folder);
  const spooled = await files.spool(bytes("text"));
  const { blob } = await files.keep(spooled);
  await spooled.discard();
  expect(names("files")).toContain(blob);
  expect(names("uploads")).toEqual([]);
});

test("the same bytes twice are two files, so that removing one keeps the other", async () => {
  const files = openTestFiles(folder);
  const [a, b] = [await files.keep(bytes("same")), await files.keep(bytes("same"))];
  await files.remove(a.blob);
  expect(names("files")).toContain(b.blob);
  expect(names("files")).not.toContain(a.blob);
});

test("a restart clears unfinished uploads and nothing else", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("kept"));
  writeFileSync(join(folder, "uploads", "cut.upload"), "half");
  await files.dropUnfinished(soon());
  expect(names("uploads")).toEqual([]);
  expect(names("files")).toContain(blob);
});

test("a file the database does not know is set aside with the day, never deleted", async () => {
  const files = openTestFiles(folder);
  const known = await files.keep(bytes("known"));
  const unknown = await files.keep(bytes("unknown"));
  expect(await files.reconcile(new Set([known.blob]), soon(), day)).toEqual({ setAside: [unknown.blob], broughtBack: [], missing: [] });
  expect(names("files")).toContain(known.blob);
  expect(names("files")).not.toContain(unknown.blob);
  expect(names(`quarantine/${day}`)).toContain(unknown.blob);
  expect(await files.read(unknown.blob)).toBeNull();
});

test("with the right database again every file that was set aside is back where it was", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("text"));
  await files.reconcile(new Set(), soon(), day);
  expect(await files.reconcile(new Set([blob, "aa/gone"]), soon(), day)).toEqual({
    setAside: [],
    broughtBack: [blob],
    missing: ["aa/gone"],
  });
  expect(await textOf(files, blob)).toBe("text");
});

test("what another process is writing right now is left alone", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("fresh"));
  writeFileSync(join(folder, "uploads", "fresh.upload"), "half");
  await files.dropUnfinished(Date.now() - 3_600_000);
  await files.reconcile(new Set(), Date.now() - 3_600_000, day);
  expect(names("uploads")).toEqual(["fresh.upload"]);
  expect(names("files")).toContain(blob);
});

test("nothing that is stored or on its way can be read from the disk", async () => {
  const files = openTestFiles(folder);
  const spooled = await files.spool(bytes("confidential"));
  await files.keep(bytes("confidential"));
  const lying = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(lying).toHaveLength(2);
  for (const entry of lying) expect(readFileSync(join(entry.parentPath, entry.name)).includes("confidential")).toBe(false);
  expect(spooled.sha256).toBe(createHash("sha256").update("confidential").digest("hex"));
  expect(spooled.head.toString()).toBe("confidential");
});

test("a part of a file is read without the rest", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("one two three"));
  expect(await textOf(files, blob, { start: 4, end: 7 })).toBe("two");
});

test("a file that was changed on the disk is not given out", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("text"));
  const place = join(folder, "files", blob);
  const changed = readFileSync(place);
  changed.writeUInt8(changed.readUInt8(50) ^ 1, 50);
  writeFileSync(place, changed);
  await expect(textOf(files, blob)).rejects.toThrow("is damaged");
});

test("two files that were changed about are not given out", async () => {
  const files = openTestFiles(folder);
  const [mine, theirs] = [await files.keep(bytes("mine")), await files.keep(bytes("theirs"))];
  cpSync(join(folder, "files", theirs.blob), join(folder, "files", mine.blob));
  await expect(textOf(files, mine.blob)).rejects.toThrow("is damaged");
});

test("a file in the clear is not taken for a stored one", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("mine"));
  writeFileSync(join(folder, "files", blob), "slipped in");
  await expect(files.read(blob)).rejects.toThrow("it is not encrypted");
});

test("a file from before files were encrypted is read by its name, which proves its bytes", async () => {
  const files = openTestFiles(folder);
  const sha256 = createHash("sha256").update("earlier").digest("hex");
  const blob = `${sha256.slice(0, 2)}/${sha256}-${randomUUID()}`;
  mkdirSync(dirname(join(folder, "files", blob)), { recursive: true });
  writeFileSync(join(folder, "files", blob), "earlier");
  expect(await textOf(files, blob)).toBe("earlier");
  writeFileSync(join(folder, "files", blob), "changed");
  await expect(textOf(files, blob)).rejects.toThrow("is damaged");
});

test("a file that somebody stops reading is closed", async () => {
  const files = openTestFiles(folder);
  const { blob } = await files.keep(bytes("text"));
  const stream = await files.read(blob);
  await new Promise((resolve) => stream?.once("close", resolve).destroy());
  expect(stream?.destroyed).toBe(true);
});

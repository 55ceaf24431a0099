import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBucketServer, type BucketServer } from "../../testing/bucket-server.ts";
import { openTestFiles } from "../../testing/files.ts";
import { openBucket } from "./bucket-place.ts";
import type { FileStore } from "./file-store.ts";
import { openFiles } from "./open-files.ts";

let folder: string;
let server: BucketServer;
let files: FileStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-bucket-"));
  server = await startBucketServer();
  files = openTestFiles(folder, openBucket(server.settings));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function* bytes(text: string) {
  yield Buffer.from(text);
}
const start = (settings = server.settings) =>
  openFiles(folder, { keys: { given: null, file: join(folder, "file-keys") }, bucket: settings, scanner: null });

test("a file that the server was too busy for is sent again", async () => {
  server.failNext("PUT", 503, 2);
  const { blob } = await files.keep(bytes("text"));
  expect([...server.objects.keys()]).toEqual([`clausewise/files/${blob}`]);
});

test("a file that the server does not take is not stored, and nothing of it stays here", async () => {
  server.failNext("PUT", 503, 3);
  await expect(files.keep(bytes("text"))).rejects.toMatchObject({ code: "unavailable" });
  expect([server.objects.size, readdirSync(join(folder, "uploads"))]).toEqual([0, []]);
});

test("a server that fails is told apart from a file that is gone", async () => {
  const { blob } = await files.keep(bytes("text"));
  server.failNext("GET", 500, 3);
  await expect(files.read(blob)).rejects.toMatchObject({ code: "unavailable" });
  await files.remove(blob);
  expect(await files.read(blob)).toBeNull();
});

test("a file that was changed since it was read is not replaced", async () => {
  const place = openBucket(server.settings);
  const { blob } = await files.keep(bytes("text"));
  const found = await place.open(`files/${blob}`);
  if (!found) throw new Error("The file is not there.");
  server.objects.set(`clausewise/files/${blob}`, { bytes: Buffer.from("another"), modified: new Date() });
  const spooled = await files.spool(bytes("new"));
  expect(await place.replace(`files/${blob}`, spooled.path, found)).toBe(false);
  await files.remove(blob);
  expect(await place.replace(`files/${blob}`, spooled.path, found)).toBe(false);
  expect(server.objects.size).toBe(0);
});

test("a start makes a key for a bucket, and keeps no other for it", async () => {
  (await start()).close();
  expect([...server.objects.keys()]).toEqual(["clausewise/files/key-check.json"]);
  rmSync(join(folder, "file-keys"));
  await expect(start()).rejects.toThrow("Put the key back from a backup");
});

test.each([
  ["somebody who is not let in", { credentials: { accessKeyId: "somebody", secretAccessKey: "else" } }, "AccessDenied"],
  ["a bucket that is not there", { bucket: "no-such-bucket" }, "NoSuchBucket"],
])("a start with %s ends with one line", async (_, wrong, why) => {
  await expect(start({ ...server.settings, ...wrong })).rejects.toThrow(
    new RegExp(`^The bucket .+ at http://127.+ cannot be used \\(${why}\\)\\. Check that it is there and that S3_[^\\n]+$`),
  );
});

import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { openTestFiles } from "../../testing/files.ts";
import { places, type TestPlace } from "../../testing/places.ts";
import type { FileStore } from "./file-store.ts";
import type { ByteRange } from "./sealed-file.ts";

async function* bytes(content: string | Uint8Array) {
  yield Buffer.from(content);
}
const day = "2026-11-22";
const soon = () => Date.now() + 60_000;
const hourAgo = () => Date.now() - 3_600_000;

describe.each(places)("in $kind", ({ open }) => {
  let folder: string;
  let at: TestPlace;
  let files: FileStore;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "clausewise-files-"));
    at = await open(folder);
    files = openTestFiles(folder, at.place);
  });
  afterEach(async () => {
    await at.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const underWay = () => readdirSync(join(folder, "uploads"));
  const contentOf = async (blob: string, range?: ByteRange) => {
    const stream = await files.read(blob, range);
    return stream && (await buffer(stream));
  };
  const textOf = async (blob: string, range?: ByteRange) => (await contentOf(blob, range))?.toString() ?? null;
  const listed = async (prefix: string) => {
    const paths: string[] = [];
    for await (const { path } of at.place.list(prefix)) paths.push(path);
    return paths.toSorted();
  };

  test("a spooled file that is kept is there, and discarding it later does no harm", async () => {
    const spooled = await files.spool(bytes("text"));
    const { blob, size, sha256 } = await files.keep(spooled);
    await spooled.discard();
    expect([await textOf(blob), size, underWay()]).toEqual(["text", 4, []]);
    expect(sha256).toBe(createHash("sha256").update("text").digest("hex"));
  });

  test("a large file comes back byte for byte, and parts of it without the rest", async () => {
    const content = randomBytes(300_001);
    const { blob } = await files.keep(bytes(content));
    expect((await contentOf(blob))?.equals(content)).toBe(true);
    expect(await contentOf(blob, { start: 130_000, end: 140_000 })).toEqual(content.subarray(130_000, 140_000));
    expect(await contentOf(blob, { start: 299_999, end: 400_000 })).toEqual(content.subarray(299_999));
  });

  test("an empty file is a file", async () => {
    const { blob, size } = await files.keep(bytes(""));
    expect([await textOf(blob), size]).toEqual(["", 0]);
  });

  test("the same bytes twice are two files, so that removing one keeps the other", async () => {
    const [a, b] = [await files.keep(bytes("same")), await files.keep(bytes("same"))];
    await files.remove(a.blob);
    expect([await textOf(a.blob), await textOf(b.blob)]).toEqual([null, "same"]);
  });

  test("a stream that breaks leaves nothing behind", async () => {
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("connection lost");
    }
    await expect(files.keep(broken())).rejects.toThrow("connection lost");
    expect([underWay(), await listed("files/")]).toEqual([[], []]);
  });

  test("a file for which there is no room is refused with a clear sentence, also when room runs out on the way, and nothing of it stays", async () => {
    let looks = 0;
    const fullFrom = (look: number) => () => {
      looks += 1;
      if (looks >= look) throw new AppError("storage_full", "The disk is almost full, so nothing more is stored.");
    };
    const large = () => bytes(randomBytes(9 * 1024 * 1024));
    for (const look of [1, 2]) {
      looks = 0;
      const full = openTestFiles(folder, at.place, fullFrom(look));
      await expect(full.keep(large())).rejects.toMatchObject({
        code: "storage_full",
        message: expect.stringContaining("nothing more is stored"),
      });
      expect([looks, underWay(), await listed("files/")]).toEqual([look, [], []]);
    }
  });

  test("a restart clears unfinished uploads and nothing else", async () => {
    const { blob } = await files.keep(bytes("kept"));
    writeFileSync(join(folder, "uploads", "cut.upload"), "half");
    await files.dropUnfinished(soon());
    expect([underWay(), await textOf(blob)]).toEqual([[], "kept"]);
  });

  test("a file the database does not know is set aside with the day, never deleted", async () => {
    const [known, unknown] = [await files.keep(bytes("known")), await files.keep(bytes("unknown"))];
    expect(await files.reconcile(new Set([known.blob]), soon(), day)).toEqual({ setAside: [unknown.blob], broughtBack: [], missing: [] });
    expect([await textOf(known.blob), await textOf(unknown.blob)]).toEqual(["known", null]);
    expect(await listed("quarantine/")).toEqual([`quarantine/${day}/${unknown.blob}`]);
  });

  test("with the right database again every file that was set aside is back where it was", async () => {
    const blobs: string[] = [];
    for (const text of ["a", "b", "c"]) blobs.push((await files.keep(bytes(text))).blob);
    await files.reconcile(new Set(), soon(), day);
    const again = await files.reconcile(new Set([...blobs, "aa/gone"]), soon(), day);
    expect(again).toEqual({ setAside: [], broughtBack: blobs, missing: ["aa/gone"] });
    expect(await Promise.all(blobs.map((blob) => textOf(blob)))).toEqual(["a", "b", "c"]);
  });

  test("what another process is writing right now is left alone", async () => {
    const { blob } = await files.keep(bytes("fresh"));
    writeFileSync(join(folder, "uploads", "fresh.upload"), "half");
    await files.dropUnfinished(hourAgo());
    await files.reconcile(new Set(), hourAgo(), day);
    expect([underWay(), await textOf(blob)]).toEqual([["fresh.upload"], "fresh"]);
  });

  test("a file is forgotten for good also where it was set aside", async () => {
    const { blob } = await files.keep(bytes("text"));
    await files.reconcile(new Set(), soon(), day);
    await files.forget(blob);
    expect([await listed("files/"), await listed("quarantine/")]).toEqual([[], []]);
  });

  test("nothing that is stored or on its way can be read by whoever owns the disk", async () => {
    const { blob } = await files.keep(bytes("confidential"));
    const spooled = await files.spool(bytes("confidential"));
    for (const lying of [at.bytesAt(`files/${blob}`), readFileSync(spooled.path)]) expect(lying.includes("confidential")).toBe(false);
    expect([blob.includes(spooled.sha256), spooled.head.toString()]).toEqual([false, "confidential"]);
  });

  test("a file that was changed is not given out", async () => {
    const { blob } = await files.keep(bytes("text"));
    const changed = Buffer.from(at.bytesAt(`files/${blob}`));
    changed.writeUInt8(changed.readUInt8(50) ^ 1, 50);
    at.lay(`files/${blob}`, changed);
    await expect(textOf(blob)).rejects.toThrow("is damaged");
  });

  test("two files that were changed about are not given out", async () => {
    const [mine, theirs] = [await files.keep(bytes("mine")), await files.keep(bytes("theirs"))];
    at.lay(`files/${mine.blob}`, at.bytesAt(`files/${theirs.blob}`));
    await expect(textOf(mine.blob)).rejects.toThrow("is damaged");
  });

  test.each(["slipped in", ""])("%j in the clear is not taken for a stored file", async (content) => {
    const { blob } = await files.keep(bytes("mine"));
    at.lay(`files/${blob}`, content);
    await expect(textOf(blob)).rejects.toThrow("it is not encrypted");
  });

  test("a file from before files were encrypted is read by its name, which proves its bytes", async () => {
    const sha256 = createHash("sha256").update("earlier").digest("hex");
    const blob = `${sha256.slice(0, 2)}/${sha256}-${randomUUID()}`;
    at.lay(`files/${blob}`, "earlier");
    expect(await textOf(blob)).toBe("earlier");
    at.lay(`files/${blob}`, "changed");
    await expect(textOf(blob)).rejects.toThrow("is damaged");
  });

  test("a file that somebody stops reading is closed", async () => {
    const { blob } = await files.keep(bytes(randomBytes(300_000)));
    const stream = await files.read(blob);
    await new Promise((resolve) => stream?.once("close", resolve).destroy());
    expect(stream?.errored).toBeNull();
  });
});

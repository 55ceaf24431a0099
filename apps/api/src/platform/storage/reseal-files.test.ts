import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { places, type TestPlace } from "../../testing/places.ts";
import { keysOf, newKey, type FileKeys } from "./file-keys.ts";
import { openFileStore } from "./file-store.ts";
import { readKeyCheck } from "./key-check.ts";
import type { Place } from "./place.ts";
import { isSettled, resealFiles } from "./reseal-files.ts";
import { createScan } from "./scanner.ts";
import { openSpool } from "./spool.ts";

const [older, newer] = [newKey(), newKey()];
const before = keysOf([older]);
const during = keysOf([newer, older]);
const after = keysOf([newer]);
const names = ["one", "two", "three", "four"];

async function* bytes(content: string) {
  yield Buffer.from(content);
}

describe.each(places)("in $kind", ({ open }) => {
  let folder: string;
  let at: TestPlace;
  let blobs: string[];
  const under = (keys: FileKeys, place: Place = at.place) => ({ keys, place, spool: openSpool(folder, keys) });
  const store = (keys: FileKeys) => openFileStore({ ...under(keys), scan: createScan(null) });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "clausewise-reseal-"));
    at = await open(folder);
    blobs = [];
    for (const name of names) blobs.push((await store(before).keep(bytes(name))).blob);
  });
  afterEach(async () => {
    await at.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const contents = (keys: FileKeys) =>
    Promise.all(
      blobs.map(async (blob) => {
        const stream = await store(keys).read(blob);
        return stream && text(stream);
      }),
    );

  test("every file is encrypted anew, after which the old key opens none and is needed for none", async () => {
    expect(await resealFiles(under(during))).toEqual({ count: 4, faults: [] });
    expect(await contents(after)).toEqual(names);
    await expect(contents(before)).rejects.toThrow("there is no key");
    expect(await readKeyCheck(at.place)).toMatchObject({ keys: [after.current.id], settled: true });
    expect(await isSettled(under(during))).toBe(true);
    expect(await resealFiles(under(during))).toEqual({ count: 0, faults: [] });
  });

  test("files that were set aside are encrypted anew too", async () => {
    await store(before).reconcile(new Set(), Date.now() + 60_000, "2026-11-22");
    expect(await resealFiles(under(during))).toEqual({ count: 4, faults: [] });
    await store(after).reconcile(new Set(blobs), Date.now() + 60_000, "2026-11-23");
    expect(await contents(after)).toEqual(names);
  });

  test("cut off in the middle, it leaves every file readable and goes on where it stood", async () => {
    const cutting = new AbortController();
    let replaced = 0;
    const place: Place = {
      ...at.place,
      async replace(...change) {
        if (++replaced === 2) cutting.abort();
        return at.place.replace(...change);
      },
    };
    await expect(resealFiles(under(during, place), cutting.signal)).rejects.toThrow();
    expect(await contents(during)).toEqual(names);
    expect(await isSettled(under(during))).toBe(false);
    expect(await resealFiles(under(during))).toEqual({ count: 2, faults: [] });
    expect(await contents(after)).toEqual(names);
  });

  test("killed while it replaces a file, it leaves that one as it was", async () => {
    const place: Place = { ...at.place, replace: () => Promise.reject(new Error("killed")) };
    await expect(resealFiles(under(during, place))).rejects.toThrow("killed");
    expect(await contents(before)).toEqual(names);
    expect(readdirSync(join(folder, "uploads"))).toEqual([]);
  });

  test("a damaged file is named and left as it is, and the old key is still needed", async () => {
    const [first = ""] = blobs;
    const damaged = Buffer.from(at.bytesAt(`files/${first}`));
    damaged.writeUInt8(damaged.readUInt8(60) ^ 1, 60);
    at.lay(`files/${first}`, damaged);
    expect(await resealFiles(under(during))).toEqual({ count: 3, faults: [expect.stringContaining(`${first} is damaged`) as string] });
    expect(at.bytesAt(`files/${first}`).equals(damaged)).toBe(true);
    expect(await isSettled(under(during))).toBe(false);
  });

  test("a file that is removed meanwhile does not come back", async () => {
    const place: Place = {
      ...at.place,
      async replace(...change) {
        for (const blob of blobs) await at.place.remove(`files/${blob}`);
        return at.place.replace(...change);
      },
    };
    expect(await resealFiles(under(during, place))).toEqual({ count: 0, faults: [] });
    expect(await contents(after)).toEqual([null, null, null, null]);
  });

  test("files from before files were encrypted are encrypted under their names", async () => {
    const sha256 = createHash("sha256").update("earlier").digest("hex");
    const blob = `${sha256.slice(0, 2)}/${sha256}-${randomUUID()}`;
    at.lay(`files/${blob}`, "earlier");
    blobs = [blob];
    expect((await resealFiles(under(during))).count).toBe(5);
    expect(at.bytesAt(`files/${blob}`).includes("earlier")).toBe(false);
    expect(await contents(after)).toEqual(["earlier"]);
  });
});
